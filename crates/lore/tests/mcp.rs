//! `lore mcp`, spoken to as an assistant would: lines of JSON-RPC over stdin and stdout.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// An assistant with a server of its own, in a folder without a repository.
struct Assistant {
    server: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
    asked: u64,
}

impl Assistant {
    fn new() -> Assistant {
        let mut server = Command::new(env!("CARGO_BIN_EXE_lore"))
            .arg("mcp")
            .current_dir(std::env::temp_dir())
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let to = server.stdin.take();
        let from = BufReader::new(server.stdout.take().expect("it is piped"));
        let mut assistant = Assistant { server, to, from, asked: 0 };
        let hello = assistant.ask(
            "initialize",
            json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}),
        );
        assert_eq!(hello["result"]["serverInfo"]["name"], "lorekeeper", "{hello}");
        assistant.send(&json!({"jsonrpc": "2.0", "method": "notifications/initialized"}));
        assistant
    }

    fn send(&mut self, message: &Value) {
        let to = self.to.as_mut().expect("still connected");
        writeln!(to, "{message}").expect("the server listens");
        to.flush().expect("the server listens");
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let id = self.asked;
        self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        loop {
            let mut line = String::new();
            assert!(self.from.read_line(&mut line).expect("a line") > 0, "the server has gone");
            let answer: Value = serde_json::from_str(&line).expect("JSON");
            if answer["id"] == id {
                return answer;
            }
        }
    }

    /// What a tool answers; it must not be an error.
    fn call(&mut self, tool: &str, arguments: Value) -> Value {
        let answer = self.ask("tools/call", json!({"name": tool, "arguments": arguments}));
        assert_ne!(answer["result"]["isError"], true, "{answer}");
        answer["result"]["structuredContent"].clone()
    }

    /// What a tool says is wrong.
    fn refused(&mut self, tool: &str, arguments: Value) -> String {
        let answer = self.ask("tools/call", json!({"name": tool, "arguments": arguments}));
        assert_eq!(answer["result"]["isError"], true, "{answer}");
        answer["result"]["content"][0]["text"].as_str().unwrap_or_default().to_owned()
    }

    /// It ends when its input ends.
    fn leave(mut self) {
        self.to = None;
        let status = self.server.wait().expect("it ends");
        assert!(status.success(), "{status}");
    }
}

#[test]
fn an_assistant_judges_explains_and_finds() {
    let mut assistant = Assistant::new();
    let tools = assistant.ask("tools/list", json!({}));
    let names: Vec<&str> = tools["result"]["tools"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|tool| tool["name"].as_str())
        .collect();
    for name in ["judge", "rule", "cards", "card", "rulings", "ruling"] {
        assert!(names.contains(&name), "{names:?}");
    }

    let position = "title: A quest\nrules: 4.5.1\n\nplayer A\n  play HeiHei - Boat Snack [=heihei]\nplayer B\nturn A\n\n\
                    A quests with heihei\nexpect A lore 1\n";
    let judged = assistant.call("judge", json!({"position": position}));
    assert_eq!(judged["ok"], true, "{judged}");
    assert!(judged["narration"]["es"].as_str().is_some_and(|told| told.contains("4.5")), "{judged}");
    let bare = position.split_once("\n\n").expect("a header").1;
    assert_eq!(assistant.call("judge", json!({"position": bare}))["ok"], true, "a question needs no title");
    let wrong = assistant.call("judge", json!({"position": position.replace("lore 1", "lore 5")}));
    assert_eq!((&wrong["ok"], &wrong["failures"][0]["line"]), (&json!(false), &json!(10)), "{wrong}");
    let unread = assistant.call("judge", json!({"position": "player A\n  dances\n", "lang": "es"}));
    assert!(unread["problems"].as_array().is_some_and(|problems| !problems.is_empty()), "{unread}");
    let known = assistant.call("judge", json!({"ruling": "ward-does-not-stop-all"}));
    assert_eq!(known["ok"], true, "{known}");
    let decks = assistant.call("judge", json!({"ruling": "dalmatian-puppies"}));
    assert_eq!(decks["ok"], true, "{decks}");

    let rule = assistant.call("rule", json!({"query": "6.5.8"}));
    assert_eq!((&rule["kind"], &rule["number"]), (&json!("rule"), &json!("6.5.8")));
    let found =
        assistant.call("rule", json!({"query": "¿puede cantar un personaje secándose?", "lang": "es"}));
    assert_eq!(found["rules"][0]["number"], "5.4.4.2", "{found}");

    let cards = assistant.call("cards", json!({"query": "coste<=2 tinta:rubí tipo:canción", "limit": 3}));
    assert!(cards["cards"].as_array().is_some_and(|cards| cards.len() == 3), "{cards}");
    assert!(cards["total"].as_u64().is_some_and(|total| total > 3), "{cards}");
    let card = assistant.call("card", json!({"name": "dinglehopper", "lang": "es"}));
    assert!(card["text"][0].as_str().is_some_and(|text| text.contains("daño")), "{card}");
    // A card of hundreds of rulings does not fill a conversation.
    let card = assistant.call("card", json!({"name": "Stitch - New Dog"}));
    assert!(card["rulings"].as_array().is_some_and(|rulings| rulings.len() == 25), "{card}");
    assert!(card["total"].as_u64().is_some_and(|total| total > 100), "{}", card["total"]);
    let cards = assistant.call("cards", json!({"query": "Stitch - New Dog"}));
    assert_eq!(cards["total"], 1, "{cards}");
    let rulings = assistant.call("rulings", json!({"query": "#skip", "lang": "es"}));
    assert!(rulings["total"].as_u64().is_some_and(|total| total > 0), "{rulings}");
    let ruling = assistant.call("ruling", json!({"name": "universal-shift"}));
    assert!(ruling["text"].as_str().is_some_and(|text| text.contains("player A")), "{ruling}");
    assistant.leave();
}

#[test]
fn wrong_questions_are_told_so() {
    let mut assistant = Assistant::new();
    assert!(assistant.refused("judge", json!({})).contains("either a position or a ruling"));
    assert!(assistant.refused("judge", json!({"ruling": "nothing-at-all"})).contains("no ruling is called"));
    assert!(assistant.refused("judge", json!({"position": "", "edition": "9"})).contains("no edition"));
    assert!(assistant.refused("rule", json!({"query": "6.5.8", "lang": "fr"})).contains("expected en or es"));
    assert!(assistant.refused("cards", json!({"query": "colour:red"})).contains("no field is called"));
    assert!(!assistant.refused("card", json!({"name": "nobody at all"})).is_empty());
    let unknown = assistant.ask("tools/call", json!({"name": "dance", "arguments": {}}));
    assert!(unknown["error"].is_object() || unknown["result"]["isError"] == true, "{unknown}");
    // Questions without end are answered as what they begin with, or refused; what is no JSON is passed over.
    let endless = "shift ".repeat(200_000);
    for tool in ["rule", "rulings"] {
        assistant.call(tool, json!({"query": endless}));
    }
    assert!(assistant.refused("cards", json!({"query": endless})).contains("more than 1000 letters"));
    let position = "player A\n".repeat(200_000);
    let unread = assistant.call("judge", json!({"position": position}));
    assert!(unread["problems"].to_string().contains("is longer than"), "{unread}");
    let to = assistant.to.as_mut().expect("still connected");
    for line in ["[".repeat(200_000), "{\"jsonrpc\":".to_owned(), "x".repeat(20 << 20)] {
        writeln!(to, "{line}").expect("the server listens");
    }
    // The server is still there.
    assert_eq!(assistant.call("rule", json!({"query": "8.16"}))["number"], "8.16");
    assistant.leave();
}

#[test]
fn a_server_without_an_assistant_ends() {
    let run =
        Command::new(env!("CARGO_BIN_EXE_lore")).arg("mcp").stdin(Stdio::null()).output().expect("it runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}
