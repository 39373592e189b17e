## Was vor dem Beginn einer Partie nicht geht, und was der Tisch erzählt
refused-not-begun = Diese Partie hat noch nicht begonnen.
refused-begun = Diese Partie hat schon begonnen.
refused-seats-changed = Die Plätze haben sich gerade geändert: Sieh noch einmal nach.
refused-seat-taken = Auf diesem Platz sitzt schon { $name }.
refused-seated = Du hast an diesem Tisch schon einen Platz.
refused-by-link = Freie Plätze an diesem Tisch gibt es nur über ihren eigenen Link: Frag, wer den Tisch eröffnet hat.
refused-name-taken = { $name } heißt an diesem Tisch schon jemand: Nimm einen anderen Namen.
refused-no-colour = Diese Farbe gibt es nicht.
refused-colour-taken = Diese Farbe spielt { $name }.
refused-seats-free = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
  }
note-seated = { $name } ist da und spielt anstelle eines Bots weiter.

## Die Adresse eines Tisches
lobby-invites = { $name } lädt dich ein zu
lobby-invited = Du bist eingeladen zu
lobby-yours = Dein Tisch: { $title }
lobby-seated-at = Du hast einen Platz bei
lobby-players = { $n } Spieler
lobby-seats = Plätze
lobby-seats-taken = { $n } von { $of } sind vergeben
lobby-starts-itself = Es geht los, wenn der letzte vergeben ist.
lobby-starts-host = Es geht los, wenn der Gastgeber es sagt.
lobby-free = Freier Platz
lobby-free-pick = auswählen und hier Platz nehmen
lobby-free-yours = deiner, wenn du ihn unten nimmst
lobby-free-choosing = jemand wählt gerade einen Namen
lobby-free-by-link = nur über den eigenen Link
lobby-bot-gives-way = hier spielt ein Bot, weil jemand fehlt
lobby-opened = hat den Tisch eröffnet
lobby-here = gerade da
lobby-away = nicht da
lobby-you = du
lobby-bot = ein Bot
lobby-bot-says = ein Bot; { $says }
lobby-name-says = Wird nur einmal gefragt; dieser Browser merkt ihn sich.
lobby-colour = Deine Farbe und dein Zeichen
lobby-colour-says = Bots machen Platz: Sie nehmen, was übrig bleibt.
lobby-colour-0 = Orange
lobby-colour-1 = Violett
lobby-colour-2 = Weiß
lobby-colour-3 = Türkis
lobby-colour-of = { $colour }: { $name }
lobby-tell = Sag mir, wenn ich dran bin
lobby-tell-sound = Ein Ton
lobby-tell-sound-says = Ein kurzer Ton, solange diese Seite offen ist.
lobby-tell-notice = Eine Mitteilung
lobby-tell-notice-says = Eine Mitteilung deines Geräts, wenn du anderswo hinsiehst.
lobby-tell-mail = Eine Mail
lobby-tell-mail-says = Eine Mail, wenn du nicht da bist; die Adresse bestätigst du einmal.
lobby-tell-mail-label = Deine Mailadresse
lobby-take = Als { $name } Platz nehmen
lobby-watch = Nur zusehen
lobby-watching = Du siehst die Partie, sobald sie beginnt.
lobby-no-account = Kein Konto. Der Platz bleibt bei diesem Browser, und du kannst ihn jederzeit auf ein anderes Gerät mitnehmen.
lobby-full = Alle Plätze sind vergeben: Du kannst zusehen.
lobby-ask-for-link = Freie Plätze gibt es nur über ihren eigenen Link: Frag den Gastgeber danach, oder sieh zu.
lobby-waiting = Die Partie beginnt, sobald alle da sind. Du kannst die Seite schließen: Der Tisch bleibt bei deinen Partien.
lobby-stand-up = Platz wieder hergeben
lobby-key-ended = Der Link, mit dem du kamst, öffnet nichts mehr: Er wurde erneuert, oder der Gastgeber hat den Platz freigegeben.

## Was der Gastgeber dort tut
lobby-one-link = Ein Link für alle
lobby-one-link-says = Wer ihn öffnet, nimmt einen freien Platz oder sieht zu. In der Adresszeile steht derselbe Link.
lobby-seat-links-says = Wer ihn öffnet, sieht den Tisch und kann zusehen. Einen freien Platz nimmt man mit dessen eigenem Link.
lobby-address = Adresse des Tisches
lobby-watch-link = Link nur zum Zusehen
lobby-seat-link = Link dieses Platzes kopieren
lobby-admits = Freie Plätze sind für
lobby-admits-address = alle mit der Adresse
lobby-admits-link = wer den Link des Platzes hat
lobby-late = Wer später kommt, darf einen Bot ablösen
lobby-late-says = Nur wo ein Bot spielt, weil jemand fehlt.
lobby-give-bot = Einem Bot geben
lobby-strength-of = Stärke von { $name }
lobby-set-free = Platz freigeben
lobby-start = Los geht’s
lobby-start-ready = Alle sind da.
lobby-start-itself = Von selbst beginnen, wenn alle da sind
lobby-fill = { $n ->
    [one] Mit einem Bot auffüllen und beginnen
   *[other] Mit Bots auffüllen und beginnen
  }

## Der eigene Platz auf einem anderen Gerät
lobby-device = Auf anderem Gerät spielen
lobby-device-title = Dein Platz, auf dem Telefon oder einem anderen Rechner
lobby-device-says = Richte dessen Kamera hierher, oder schick dir selbst den Link. Beide Geräte zeigen dasselbe. Wer diesen Link hat, spielt als du.
lobby-device-copy = Link meines Platzes kopieren
lobby-device-renew = Ältere Links ungültig machen
lobby-device-renewed = Erledigt: Ab jetzt öffnet nur dieser Link deinen Platz.
lobby-qr = QR-Code des Links

## Wenn die Partie begonnen hat
lobby-running = Diese Partie läuft: Runde { $n }.
lobby-running-setup = Diese Partie hat gerade begonnen.
lobby-over = Diese Partie ist zu Ende.
lobby-closed = Dieser Tisch ist geschlossen.
lobby-late-offer = Ein Bot spielt, weil jemand fehlt: Du kannst ihn ablösen.
lobby-look = Der Partie zusehen
lobby-look-back = Die Partie ansehen

## Der eigene Platz vor dem Beginn, und das Ende eines Tisches, der nie begann
lobby-change = Name und Farbe
lobby-change-done = Fertig
lobby-sound = Ein Ton, wenn ich dran bin
