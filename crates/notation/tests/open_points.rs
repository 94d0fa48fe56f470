//! Open points of the rules (part D): each is played both ways, and the judge says that the result rests on it.

use engine::{Edition, OpenPoint, Readings, Rules};
use lorekeeper_notation::{Diagnostic, catalog_of, judge, names_of, read};

/// A game that comes out differently by the two readings of a point.
struct Both {
    point: &'static str,
    game: &'static str,
    /// What comes of it by the default.
    default: &'static str,
    /// And by the other reading.
    other: &'static str,
}

const ALL: &[Both] = &[
    Both {
        point: "D.7",
        game: "
player A
  lore 19
  play Zootopia - Tundratown
  play Beast - Tragic Hero
player B
turn B
B ends turn
",
        default: "expect A wins\nexpect A hand 0",
        other: "expect A wins\nexpect A hand 1",
    },
    Both {
        point: "D.5",
        game: "
player A
  ink 2
  hand Khan Transport Delivery
  play Baymax - Amped Up [=b1]
  play Baymax - Amped Up [=b2]
player B
turn A
A plays Khan Transport Delivery
A declines
",
        default: "expect A ink drops 1",
        other: "A accepts\nexpect A ink drops 0",
    },
    Both {
        point: "D.10",
        game: "
player A
  lore 18
  ink 9
  hand I2I
player B
  lore 18
turn A
A plays I2I
",
        default: "expect A wins",
        other: "expect no winner\nexpect B lore 20",
    },
    Both {
        point: "D.13",
        game: "
player A
  ink 5
  hand Candy Drift
  hand Kit Cloudkicker - Sure Shot [=sure]
  play Kit Cloudkicker - Irrepressible Bear [=kit]
player B
turn A
A plays Candy Drift
A plays sure shifting onto kit
A ends turn
",
        default: "expect sure in A discard",
        other: "expect sure in A play",
    },
    Both {
        point: "D.15",
        game: "
player A
  ink 5
  hand Above the Crowd
player B
  play Tod & Copper - Best of Friends [=pair, under Tod - Clever Fox]
turn A
A plays Above the Crowd
",
        default: "expect Tod - Clever Fox in B deck bottom",
        other: "B orders Tod - Clever Fox; pair\nexpect pair in B deck bottom",
    },
    Both {
        point: "D.18",
        game: "
player A
  ink 5
  hand Bruno Madrigal - Out of the Shadows [=bruno]
  play Sheriff of Nottingham - Vine Slayer [=sheriff]
player B
  play Mata - Meat Hut Waitress [=mata, exerted]
turn A
A plays bruno
A chooses mata
A challenges mata with sheriff
",
        default: "B accepts\nexpect mata in B hand",
        other: "A accepts\nexpect mata in B hand",
    },
    Both {
        point: "D.19",
        game: "
player A
  ink 4
  hand Protective Aura
  hand Gaston - Created by the Vine [=gaston]
  play Pete - Created by the Vine
player B
turn A
A plays Protective Aura
A plays gaston
",
        default: "expect gaston lacks Evasive",
        other: "expect gaston has Evasive",
    },
    Both {
        point: "D.24",
        game: "
player A
  ink 2
  hand Sudden Chill
player B
  hand Petrify [=b1]
  hand Startle [=b2]
player C
  hand RAHR! [=c1]
  hand Scram! [=c2]
turn A
A plays Sudden Chill
B chooses b1
",
        default: "expect b1 in B discard\nC chooses c1",
        other: "expect b1 in B hand\nC chooses c1\nexpect b1 in B discard\nexpect c1 in C discard",
    },
    Both {
        point: "D.12",
        game: "
player A
  hand Flotsam & Jetsam - Entangling Eels [=eels]
  hand Dinglehopper
  play Flotsam - Riffraff [=flotsam]
player B
turn A
",
        default: "expect A cannot play eels shifting onto flotsam",
        other: "A plays eels shifting onto flotsam\nexpect flotsam under eels\nexpect A hand 0",
    },
    Both {
        point: "D.20",
        game: "
player A
  play Darkwing Duck & Launchpad - St. Canard's Finest [=duck, damage 5]
player B
  play Cerberus - Three-Headed Dog [=dog, exerted, damage 3]
turn A
A challenges dog with duck
",
        default: "expect A lore 2",
        other: "expect A lore 0",
    },
    Both {
        point: "D.22",
        game: "
player A
  deck Kevin - Flightless Bird [=kevin]
  deck Stitch - New Dog
  play Charles Muntz - Obsessive Explorer [=muntz]
player B
turn A
A quests with muntz
A declines
",
        default: "A chooses option 2\nexpect kevin in A deck bottom",
        other: "expect kevin in A deck top",
    },
    Both {
        point: "D.23",
        game: "
player A
  ink 6
  hand Higitus Figitus
  play Baymax - Amped Up
player B
turn A
A plays Higitus Figitus
A accepts
",
        default: "A declines\nA declines\nexpect A ink drops 2",
        other: "expect A ink drops 0\nexpect A ink 7",
    },
    Both {
        point: "D.29",
        game: "
player A
  ink 2
  hand Pocahontas - Guiding the Tribe [=pocahontas]
  discard Stitch - New Dog [=stitch]
  play The Horned King - Merciless Master [=king, exerted]
player B
turn A
A plays pocahontas
",
        default: "A plays stitch for free\nexpect stitch exerted",
        other: "expect stitch in A discard",
    },
    Both {
        point: "D.1",
        game: "
player A
  ink 5
  hand Meilin Lee - Popular Red Panda [=popular]
  hand Sun Yee - Red Panda Spirit [=sun]
  play Meilin Lee - Superficially Obedient [=child]
player B
turn A
A plays popular shifting onto child
A plays sun shifting onto popular
A ends turn
A resolves popular
",
        default: "expect popular in A hand",
        other: "expect popular in A play",
    },
    Both {
        point: "D.2",
        game: "
player A
  ink 2
  hand Sun Yee - Red Panda Spirit [=sun]
  play Meilin Lee - Losing Control [=mei]
player B
turn A
",
        default: "expect A can play sun shifting onto mei",
        other: "expect A cannot play sun shifting onto mei",
    },
    Both {
        point: "D.4a",
        game: "
player A
  play Namaari - Heir of Fang [=namaari]
player B
  play Maudie - Exasperated Nursemaid [=maudie, exerted]
  play Cerberus - Three-Headed Dog [=cerberus]
turn A
A challenges maudie with namaari
A accepts
A chooses cerberus
",
        default: "expect cerberus damage 2",
        other: "expect cerberus damage 1",
    },
    Both {
        point: "D.4b",
        game: "
player A
  ink 6
  hand Charge!
  hand Fire the Cannons!
  hand Smash
  play Rapunzel - Ready for Adventure
  play HeiHei - Boat Snack [=heihei]
  play Flounder - Voice of Reason [=flounder]
player B
turn A
A quests with heihei
A accepts
A chooses flounder
A plays Charge!
A chooses flounder
A plays Fire the Cannons!
A chooses flounder
A plays Smash
A chooses flounder
",
        default: "expect flounder damage 0",
        other: "expect flounder damage 1",
    },
    Both {
        point: "D.4c",
        game: "
player A
  play John Silver - Ferocious Friend [=silver]
  play Tuk Tuk - Disarmingly Cute [=tuktuk, exerted]
player B
turn A
A quests with silver
A accepts
",
        default: "expect tuktuk ready",
        other: "expect tuktuk exerted",
    },
    Both {
        point: "D.4d",
        game: "
player A
  ink 3
  hand Jousting Match
  play Merida - Formidable Archer
player B
  play Lilo - Bundled Up [=lilo]
turn A
A plays Jousting Match
A chooses lilo
",
        default: "expect lilo in B discard",
        other: "expect lilo in B play",
    },
    Both {
        point: "D.6",
        game: "
player A
  ink 3
  hand Tramp - Observant Guardian [=tramp]
  play Aurora - Dreaming Guardian [=aurora]
  play Flounder - Voice of Reason [=flounder]
player B
  ink 5
  hand Dragon Fire
turn A
A plays tramp
A chooses flounder
A ends turn
B plays Dragon Fire
B chooses aurora
",
        default: "expect flounder lacks Ward",
        other: "expect flounder has Ward",
    },
    Both {
        point: "D.14",
        game: "
player A
  ink 2
  hand Cower Before Me!
player B
  play John Smith - Undaunted Protector [=john]
  play Stitch - New Dog
turn A
A plays Cower Before Me!
",
        default: "! A chooses nothing\nA chooses john",
        other: "A chooses nothing",
    },
    Both {
        point: "D.25",
        game: "
player A
  ink 4
  hand Woody - Helping a Friend [=woody]
  play Bo Peep - Caring Shepherd
player B
turn A
A plays woody
",
        default: "A accepts\nexpect woody exerted",
        other: "expect woody ready",
    },
    Both {
        point: "D.26",
        game: "
player A
  ink 2
  hand Touch the Sky
  play Agrabah - Marketplace [=agrabah]
  play Tod - Knows All the Tricks [=tod, exerted]
player B
turn A
A plays Touch the Sky
",
        default: "A accepts\nexpect tod ready",
        other: "expect tod exerted",
    },
    Both {
        point: "D.27",
        game: "
player A
  play Central Station - Transportation Hub [=station]
  play Chief Bogo - Police Commissioner [=bogo, at station]
player B
turn A
A quests with bogo
",
        default: "expect no decision",
        other: "A accepts\nexpect bogo at station",
    },
    Both {
        point: "D.28",
        game: "
player A
  play Nick Wilde - Inquisitive Harbormaster [=nick]
player B
  ink 1
  play RC - Remote-Controlled Car [=rc]
turn A
A quests with nick
A accepts
A chooses rc
A ends turn
",
        default: "expect B can end turn",
        other: "expect B cannot end turn",
    },
    Both {
        point: "D.30",
        game: "
player A
  ink drops 2
  hand Baymax - Amped Up [=amped]
  play Baymax - Lab Assistant [=lab]
  play Madam Mim - Resourceful Trickster [=mim]
player B
turn A
A plays amped shifting onto lab
",
        default: "expect bag 2\nA resolves mim",
        other: "expect bag 0\nexpect A hand 1",
    },
];

#[test]
fn both_readings_are_played_and_told() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    for Both { point, game, default, other } in ALL {
        let points = OpenPoint::named(point);
        let [open] = points.as_slice() else { panic!("{point} has two readings") };
        let edition = Edition::default();
        let readings = [Readings::DEFAULTS, Readings::DEFAULTS.with(*open)];
        for (readings, (expected, wrong)) in readings.into_iter().zip([(default, other), (other, default)]) {
            let of = |rest: &str| {
                let text = format!("title: {point}\nrules: 6.1.1\n{game}{rest}\n");
                let (file, found) = read(&text, &names);
                assert!(!found.iter().any(Diagnostic::is_error), "{point}: {found:?}");
                judge(&file, &catalog, Rules { edition, readings, ..Rules::default() })
            };
            let verdict = of(expected);
            assert!(verdict.is_ok(), "{point} with {readings:?}: {:?}", verdict.failures);
            assert!(!of(wrong).is_ok(), "{point} with {readings:?}: nothing is different");
        }
    }
}

/// The judge says on what a result rests.
#[test]
fn what_a_result_rests_on_is_told() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    for Both { point, game, default, .. } in ALL {
        let (file, _) = read(&format!("title: {point}\nrules: 6.1.1\n{game}{default}\n"), &names);
        let told = judge(&file, &catalog, Edition::default()).open_points();
        assert!(told.iter().any(|open| open.label() == *point), "{point}: {told:?}");
    }
}
