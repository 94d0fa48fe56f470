// What two tellings have in common, in order, and what only one of them has.

interface Sentence {
  text: string;
}

/** Beyond this the tellings are compared sentence by sentence without regard to order: nobody waits for more. */
const LONG = 1500;

/** The places in either telling at which something stands that the other does not say there. */
export function changes(now: Sentence[], then: Sentence[]): { now: Set<number>; then: Set<number> } {
  const marks = { now: new Set(now.keys()), then: new Set(then.keys()) };
  if (now.length > LONG || then.length > LONG) {
    now.forEach((one, at) => then.some((other) => other.text === one.text) && marks.now.delete(at));
    then.forEach((one, at) => now.some((other) => other.text === one.text) && marks.then.delete(at));
    return marks;
  }
  // The longest common part: how long it is from each pair of places on.
  const common = Array.from({ length: now.length + 1 }, () => new Uint16Array(then.length + 1));
  const from = (one: number, other: number): number => common[one]?.[other] ?? 0;
  for (let one = now.length - 1; one >= 0; one--) {
    for (let other = then.length - 1; other >= 0; other--) {
      const row = common[one];
      if (row) row[other] = now[one]?.text === then[other]?.text ? from(one + 1, other + 1) + 1 : Math.max(from(one + 1, other), from(one, other + 1));
    }
  }
  for (let one = 0, other = 0; one < now.length && other < then.length; ) {
    if (now[one]?.text === then[other]?.text) {
      marks.now.delete(one++);
      marks.then.delete(other++);
    } else if (from(one + 1, other) >= from(one, other + 1)) one++;
    else other++;
  }
  return marks;
}
