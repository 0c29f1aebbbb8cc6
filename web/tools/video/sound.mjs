/** `sounds` ({ at, kind }) and `length` are in ms. Returns a mono WAV file, 16 bit, 48 kHz. */
export function soundOf(sounds, length) {
  const samples = new Float64Array((length / 1000) * rate);
  playBed(samples, length / 1000);
  const played = {};
  for (const { at, kind } of sounds) {
    played[kind] = (played[kind] ?? -1) + 1;
    for (const [note, delay, volume] of kinds[kind](played[kind])) strike(samples, at / 1000 + delay, note, volume);
  }
  return wavOf(finish(echo(samples)));
}

const rate = 48_000;
/** Notes are semitones above middle C. */
const pitch = (note) => 261.63 * 2 ** (note / 12);

/** [note, delay in seconds, volume] by kind; `turn` counts a kind's earlier uses. */
const kinds = {
  ring: () => [0, 0.11, 0.22, 0.33, 0.44, 0.55].map((delay, index) => [index % 2 ? 16 : 19, delay, 0.2]),
  message: () => [
    [14, 0, 0.3],
    [19, 0.09, 0.34],
  ],
  land: () => [
    [-5, 0, 0.34],
    [7, 0.02, 0.3],
    [12, 0.1, 0.22],
  ],
  star: (turn) => [[[12, 14, 16, 19, 24][turn], 0, 0.3]],
  grow: (turn) => [[[0, 2, 4, 7, 9, 12, 14, 16, 19, 24][turn], 0, 0.24]],
  end: () => [0, 7, 12, 16, 19, 24].map((note, index) => [note, index * 0.09, 0.3]),
};

function playBed(samples, seconds) {
  const chords = [
    [-12, -5, 4],
    [-15, -3, 4],
    [-19, -3, 0],
    [-17, -5, 2],
    [-19, -3, 0],
    [-12, -5, 4],
  ];
  const bar = seconds / chords.length;
  chords.forEach((chord, index) => {
    for (const note of chord) swell(samples, index * bar, bar + 1.5, pitch(note), 0.028);
    for (let step = 0; step < bar * 2; step++)
      strike(samples, index * bar + step / 2, chord[[0, 1, 2, 1][step % 4]] + 12, step % 4 ? 0.05 : 0.08);
  });
}

function swell(samples, start, long, frequency, volume) {
  each(samples, start, long, (time) => {
    const envelope = Math.sin((Math.PI * time) / long) ** 1.5;
    const phase = 2 * Math.PI * frequency * time;
    return volume * envelope * (Math.sin(phase) + 0.4 * Math.sin(phase * 1.003) + 0.15 * Math.sin(phase * 2));
  });
}

/** A tone, and two overtones that decay faster. */
function strike(samples, start, note, volume) {
  const frequency = pitch(note);
  each(samples, start, 1.8, (time) => {
    const phase = 2 * Math.PI * frequency * time;
    const tone =
      Math.sin(phase) * Math.exp(-time * 5) +
      0.22 * Math.sin(phase * 3.93) * Math.exp(-time * 16) +
      0.06 * Math.sin(phase * 9.2) * Math.exp(-time * 45);
    return volume * tone * Math.min(1, time / 0.004);
  });
}

function each(samples, start, long, wave) {
  const first = Math.round(start * rate);
  const last = Math.min(samples.length, first + Math.round(long * rate));
  for (let index = Math.max(0, first); index < last; index++) samples[index] += wave((index - first) / rate);
}

function echo(samples) {
  const wet = new Float64Array(samples.length);
  for (const seconds of [0.0297, 0.0371, 0.0411, 0.0437]) {
    const delay = Math.round(seconds * rate);
    const line = new Float64Array(samples.length);
    for (let index = 0; index < samples.length; index++) {
      line[index] = samples[index] + (index < delay ? 0 : line[index - delay] * 0.74);
      wet[index] += index < delay ? 0 : line[index - delay] / 4;
    }
  }
  return samples.map((dry, index) => dry + wet[index] * 0.22);
}

function finish(samples) {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const seconds = samples.length / rate;
  return samples.map((sample, index) => {
    const time = index / rate;
    return (sample / peak) * 0.3 * Math.min(1, time / 0.5, (seconds - time) / 1.4);
  });
}

function wavOf(samples) {
  const bytes = samples.length * 2;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  samples.forEach((sample, index) => {
    file.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2);
  });
  return file;
}
