import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const file = (name: string) => readFileSync(join(import.meta.dirname, '../../public/video', name));
const mp4 = file('demo.mp4');
const webm = file('demo.webm');

function box(data: Buffer, [name, ...inner]: readonly string[]): Buffer {
  for (let start = 0; start < data.length; start += data.readUInt32BE(start)) {
    if (data.toString('latin1', start + 4, start + 8) !== name) continue;
    const content = data.subarray(start + 8, start + data.readUInt32BE(start));
    return inner.length > 0 ? box(content, inner) : content;
  }
  throw new Error(`no box ${name}`);
}

/** Version 0 of the movie header has scale and length after two 32-bit dates. */
function secondsOf(movie: Buffer) {
  const header = box(movie, ['moov', 'mvhd']);
  expect(header[0]).toBe(0);
  return header.readUInt32BE(16) / header.readUInt32BE(12);
}

test('the film takes half a minute, as its button states', () => {
  expect(secondsOf(mp4)).toBeCloseTo(30, 0);
});

test('both files are below 4 MB, WebM is smaller, and playback can start before the download ends', () => {
  expect(mp4.length).toBeLessThan(4_000_000);
  expect(webm.length).toBeLessThan(mp4.length);
  expect(webm.readUInt32BE(0)).toBe(0x1a45dfa3);
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  expect(mp4.includes('avc1')).toBe(true);
});

test('the captions cover the film without overlap', () => {
  const [header, ...blocks] = file('demo.en.vtt').toString().trim().split('\n\n');
  expect(header).toBe('WEBVTT');
  const cues = blocks.map((block) => {
    const [, from, to, text] = block.match(/^00:00:(\d\d\.\d{3}) --> 00:00:(\d\d\.\d{3}) line:-1\n(.+)$/)!;
    return { from: Number(from), to: Number(to), text: text! };
  });
  expect(cues.length).toBeGreaterThan(5);
  expect(cues[0]!.from).toBe(0);
  expect(cues.at(-1)!.to).toBeLessThanOrEqual(secondsOf(mp4));
  cues.forEach(({ from, to, text }, index) => {
    expect(to - from).toBeGreaterThan(1.5);
    expect(from).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0);
    expect(text.length).toBeLessThanOrEqual(70);
  });
});

test.each([
  ['poster.avif', 1280, 720, 14_000],
  ['poster-small.avif', 416, 234, 6_000],
])('%s is %i by %i, and light', (name, width, height, bytes) => {
  const poster = file(name);
  const extent = poster.indexOf('ispe') + 8;
  expect([poster.readUInt32BE(extent), poster.readUInt32BE(extent + 4)]).toEqual([width, height]);
  expect(poster.length).toBeLessThanOrEqual(bytes);
});
