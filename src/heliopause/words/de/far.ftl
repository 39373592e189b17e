## A table's pace
pace = Tempo
pace-live = Gleichzeitig
pace-hours = { $n ->
    [one] Eine Stunde je Zug
   *[other] { $n } Stunden je Zug
  }
pace-days = { $n ->
    [one] Ein Tag je Zug
   *[other] { $n } Tage je Zug
  }
pace-live-says = Ihr spielt zur selben Zeit. Wer { $time } lang weg ist, darf durch einen Bot vertreten werden, bis er wiederkommt.
pace-hours-says = Jeder spielt, wann er mag. Wer länger braucht, wird erst erinnert; dann hält ein Bot den Platz warm, bis er wiederkommt.
refused-paced = An diesem Tisch übernimmt ein Bot von selbst für { $name }, wenn die Zeit für den Zug um ist.
note-kept-warm = Die Zeit war um: Ein Bot hält den Platz von { $name } warm, bis { $name } ihn zurücknimmt.
far-bot-takes-over = In { $time } übernimmt ein Bot für { $who }.
far-bot-takes-over-mine = Du hast noch { $time } für deinen Zug.
far-bot-may = In { $time } darfst du einen Bot für { $who } spielen lassen.
far-kept-warm = Ein Bot hält deinen Platz warm, { $who }.
time-days = { $d } T { $h } h
time-hours = { $h } h { $m } min
time-minutes = { $m } min
time-seconds = { $s } s

## What people are told who are not looking
notice-turn = Du bist am Zug, { $name }.
notice-reminder = { $name }, die anderen warten: Ein Viertel deiner Zeit ist noch übrig, dann spielt ein Bot für dich.
notice-handed = Deine Zeit war um, { $name }: Ein Bot hält deinen Platz warm, bis du ihn zurücknimmst.
notice-consent = { $name }, die anderen fragen, ob du einverstanden bist.
notice-over = Die Partie ist zu Ende, { $name }: Sieh nach, wie sie ausging.
notice-again = { $name }, die anderen spielen noch einmal: Dein Platz wartet auf dich.
mail-subject = Heliopause: { $news }
mail-text = { $news } (Tisch { $table })
refused-push = Das ist keine Adresse für Push-Nachrichten, an die dieser Server schreiben darf.
far-volume = Lautstärke
far-push-begin = Diesem Gerät sagen, wenn ich am Zug bin
far-push-end = Diesem Gerät nichts mehr sagen
far-push-failed = Der Push-Dienst dieses Browsers antwortet nicht: Mitteilungen kommen nur, solange die Seite offen ist.
far-mail-asked = Eine Mail mit einer Frage ist unterwegs: Sag dort ja.
lobby-tell-push = Eine Mitteilung
lobby-tell-push-says = Eine Mitteilung deines Geräts, auch wenn diese Seite zu ist.

## When the server cannot be reached
offline-title = Heliopause ist nicht erreichbar
offline-says = Dein Gerät ist offline, oder der Server läuft nicht; deine Partien sind dort sicher.
offline-again = Noch einmal versuchen

## Which addresses work for whom
reach = Wer ihn öffnen kann
reach-here = Auf diesem Rechner: { $address }
reach-network = In deinem Netz: { $address }
reach-network-not = Andere in deinem Netz können ihn noch nicht öffnen: Starte den Server mit „heliopause serve --host 0.0.0.0“.
reach-public = Von überall: { $address }
reach-public-not = Von außen braucht es einen Namen und TLS davor: docs/hosting.md sagt, wie.

## Before and after a game
note-again = { $name } möchte noch einmal spielen: Wer mag, kommt mit.
far-again-join = Mit den anderen noch einmal spielen
far-kept-for = für { $name } freigehalten
far-options = Optionen ändern
far-options-save = So spielen wir
far-watching = { $n ->
    [one] Eine Person sieht zu.
   *[other] { $n } Personen sehen zu.
  }
