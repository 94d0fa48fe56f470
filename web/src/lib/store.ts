// What is kept in the browser: settings in localStorage, games and drafts in IndexedDB. Both may be full or forbidden:
// then the page works on and says what it could not keep.

export function keepSetting(key: string, value: string): void {
  try {
    localStorage.setItem(`lorekeeper.${key}`, value);
  } catch {
    // A setting that is not kept is chosen again.
  }
}

export function setting(key: string): string | null {
  try {
    return localStorage.getItem(`lorekeeper.${key}`);
  } catch {
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open('lorekeeper', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('kept');
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error('indexedDB'));
    asked.onblocked = () => fail(new Error('indexedDB'));
  });
}

async function transact<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((done, fail) => {
      const transaction = database.transaction('kept', mode);
      const asked = work(transaction.objectStore('kept'));
      transaction.oncomplete = () => done(asked.result);
      transaction.onabort = transaction.onerror = () => fail(transaction.error ?? new Error('indexedDB'));
    });
  } finally {
    database.close();
  }
}

/** Keeps a text; fails where the browser refuses. */
export async function keep(key: string, text: string): Promise<void> {
  await transact('readwrite', (store) => store.put(text, key));
}

/** A kept text; nothing where there is none or the browser refuses. */
export async function kept(key: string): Promise<string | null> {
  try {
    const found: unknown = await transact('readonly', (store) => store.get(key) as IDBRequest<unknown>);
    return typeof found === 'string' ? found : null;
  } catch {
    return null;
  }
}

export async function forget(key: string): Promise<void> {
  try {
    await transact('readwrite', (store) => store.delete(key));
  } catch {
    // What was never kept need not be forgotten.
  }
}
