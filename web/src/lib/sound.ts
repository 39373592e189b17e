/** A short sound when it is my turn: two soft tones, made here. */

export function chime(volume: number): void {
  if (volume <= 0) return;
  try {
    const context = new AudioContext();
    const end = context.currentTime + 0.7;
    [523.25, 783.99].forEach((pitch, number) => tone(context, pitch, context.currentTime + number * 0.16, end, volume));
    setTimeout(() => void context.close(), 1200);
  } catch {
    // a browser without sound; the tab's title still tells
  }
}

function tone(context: AudioContext, pitch: number, from: number, to: number, volume: number): void {
  const source = context.createOscillator();
  const loudness = context.createGain();
  source.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, from);
  loudness.gain.exponentialRampToValueAtTime(0.2 * volume, from + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.0001, to);
  source.connect(loudness).connect(context.destination);
  source.start(from);
  source.stop(to);
}
