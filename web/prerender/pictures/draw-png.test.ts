import { expect, test } from 'vitest';
import { drawPng } from './draw-png.ts';
import { readLogo } from './svg.ts';

test('draws icons from a PNG logo', async () => {
  const svg = readLogo('/../../dist/client/icon-192.png');
  expect(svg).toContain('viewBox="0 0 192 192"');
  const [icon, empty] = [await drawPng(svg, 64), await drawPng(svg.replace(/<image.*?>/, ''), 64)];
  expect(icon.readUInt32BE(16)).toBe(64);
  expect(icon.equals(empty)).toBe(false);
});
