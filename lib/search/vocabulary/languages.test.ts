import { describe, expect, it } from "vitest";
import { fold } from "@/lib/shared/text";
import { configurationOf, languageLexeme, languageOf } from "./languages";

const PARAGRAPHS = {
  english:
    "We are looking for a baker who starts early and likes working with people. You will bake bread and rolls, keep the bakery clean and help in the shop when it is busy.",
  german:
    "Für unsere Backstube in Köln suchen wir eine Bäckerin oder einen Bäcker. Du stellst Brot und Brötchen her, hältst die Backstube sauber und hilfst im Laden, wenn viel zu tun ist.",
  french:
    "Nous recherchons une infirmière ou un infirmier pour notre service de nuit. Vous accompagnez les patients et leurs familles, et vous travaillez avec une équipe expérimentée.",
  spanish:
    "Buscamos una persona para la cocina de nuestro restaurante. Se encarga de preparar los platos del día y de mantener el orden, con un equipo joven y muy amable.",
  italian:
    "Cerchiamo un cuoco per il nostro ristorante nel centro della città. Lavorerai con una squadra piccola e avrai due giorni liberi alla settimana, anche durante la stagione.",
  portuguese:
    "Procuramos uma pessoa para a nossa loja no centro da cidade. Vai atender os clientes, organizar os produtos e ajudar a equipe, com horário fixo e não mais de oito horas por dia.",
  dutch:
    "Wij zoeken een verpleegkundige voor onze afdeling in Utrecht. Je zorgt voor de patiënten, werkt samen met artsen en je kunt zelf je rooster maken met het team.",
  swedish:
    "Vi söker en utvecklare som vill arbeta med våra tjänster för kommuner. Du kommer att ingå i ett team om fem personer och har möjlighet att arbeta hemifrån.",
  danish:
    "Vi søger en sygeplejerske til vores afdeling i Aarhus. Du får en hverdag med gode kolleger, og du skal ikke arbejde mere end hver tredje weekend.",
  norwegian:
    "Vi søker en sykepleier til vår avdeling i Bergen. Du får gode kolleger og en hverdag hvor du ikke må jobbe mer enn hver tredje helg.",
  finnish:
    "Etsimme kehittäjää, joka haluaa työskennellä pienessä tiimissä. Sinulla on kokemusta ja osaamista, mutta tärkeintä on, että olet kiinnostunut ja haluat oppia uutta.",
  turkish:
    "Ekibimiz için deneyimli bir yazılım geliştirici arıyoruz. Yeni projelerde çalışacak ve ekip ile birlikte müşteriler için çözümler üreteceksiniz. Bu iş tam zamanlı olarak yapılır.",
  russian:
    "Мы ищем опытного водителя, который будет доставлять товары по городу. Для этой работы нужны права категории B и желание работать в команде.",
} as const;

describe("languageOf", () => {
  it.each(Object.entries(PARAGRAPHS))("recognises %s", (language, text) => {
    expect(languageOf(fold(text))).toBe(language);
  });

  it.each([
    ["an empty text", ""],
    ["a title", "Bäcker"],
    ["a list of skills", "Java, Kubernetes, PostgreSQL, React, TypeScript, AWS, Docker"],
    [
      "Polish, for which there are no stems",
      "Szukamy piekarza do naszej piekarni. Praca od godziny czwartej, ale nie w niedziele, oraz premia za każdy miesiąc dla tego, kto się nie spóźnia.",
    ],
  ])("treats %s as English", (_what, text) => {
    expect(languageOf(fold(text))).toBe("english");
  });

  it("recognises German with English names in it", () => {
    const text =
      "Als Senior Software Engineer (m/w/d) entwickelst du mit unserem Team Cloud Services in Java und Kotlin und bist für das Backend der App und die CI/CD Pipeline zuständig.";
    expect(languageOf(fold(text))).toBe("german");
  });
});

describe("configurationOf", () => {
  it("names the configuration, and the lexeme of its documents", () => {
    expect(configurationOf(fold(PARAGRAPHS.german))).toBe("search.german");
    expect(languageLexeme("search.german")).toBe("*lg:german");
    expect(configurationOf(fold(PARAGRAPHS.english))).toBe("search.jobs");
    expect(languageLexeme("search.jobs")).toBeNull();
  });
});
