/** How long ago something was, in words: "this minute", "12 minutes ago", "yesterday". */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(at: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return words.format(-Math.floor(seconds / size), unit);
}
