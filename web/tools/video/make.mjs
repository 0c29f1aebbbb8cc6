/**
 * Makes the demo video of the home page from the storyboard in this folder.
 *
 *   node web/tools/video/make.mjs                       films it and writes web/public/video (about four minutes)
 *   node web/tools/video/make.mjs tracks                writes only its captions and chapters, without filming
 *   node web/tools/video/make.mjs stills DIR 900 12000  writes only these moments (milliseconds) as PNG, to look at
 *
 * Needs ffmpeg with libx264, libvpx-vp9 and libaom, and Chromium, found as for the browser tests. To watch the
 * storyboard while editing it, run `node .ci/bootstrap.mjs vite` and open /tools/video/film.html; `#9600` holds that moment.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { chromiumFlags, findChromium } from '../../e2e/chromium.ts';
import { soundOf } from './sound.mjs';
import { captionTrack, chapterTrack } from './tracks.ts';

const run = promisify(execFile);
const fps = 30;
const size = { width: 1280, height: 720 };
const root = join(import.meta.dirname, '../../..');
const out = join(root, 'web/public/video');

process.chdir(root);
const [command, folder, ...times] = process.argv.slice(2);
const studio = command === 'tracks' ? undefined : await openStudio();
try {
  if (command === 'stills') await takeStills(folder, times.map(Number));
  else if (command === 'tracks') await writeTracks();
  else await makeAll();
} finally {
  await studio?.close();
}

async function makeAll() {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const { length, posterAt, sounds } = await studio.page.evaluate(() => ({ ...window.film }));
  await mkdir(out, { recursive: true });
  await takeFrames(folder, length);
  await writeFile(join(folder, 'sound.wav'), soundOf(sounds, length));
  await takeStills(folder, [posterAt]);
  await writeTracks();
  await encode(folder, `${posterAt}.png`);
  await noteBrand();
  await rm(folder, { recursive: true });
  for (const name of ['demo.mp4', 'demo.webm', 'poster.avif', 'poster-small.avif'])
    console.log(name, (await stat(join(out, name))).size);
}

async function noteBrand() {
  const file = join(root, 'content/facts/demo-video-brand.ts');
  const { brandInFilm } = await import(file);
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(/(filmedBrand: string = ').*'/, `$1${brandInFilm}'`));
}

async function writeTracks() {
  await writeFile(join(out, 'demo.en.vtt'), captionTrack);
  await writeFile(join(out, 'chapters.en.vtt'), chapterTrack);
}

async function openStudio() {
  const server = await createServer({
    logLevel: 'error',
    cacheDir: join(root, 'node_modules/.vite-film'),
    server: { port: 8790 },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, '--force-color-profile=srgb', '--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(new URL('tools/video/film.html', server.resolvedUrls.local[0]).href, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'film' in window);
  await page.evaluate(async () => {
    for (const face of document.fonts) await face.load();
    await document.fonts.ready;
  });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { page, close };
}

async function takeFrames(folder, length) {
  const session = await studio.page.context().newCDPSession(studio.page);
  for (let frame = 0; frame < (length / 1000) * fps; frame++) {
    await studio.page.evaluate((t) => window.film.renderAt(t), (frame * 1000) / fps);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    await writeFile(join(folder, `${String(frame).padStart(4, '0')}.png`), data, 'base64');
  }
}

async function takeStills(folder, times) {
  await mkdir(folder, { recursive: true });
  for (const time of times) {
    await studio.page.evaluate((t) => window.film.renderAt(t), time);
    await studio.page.screenshot({ path: join(folder, `${time}.png`) });
  }
}

async function encode(folder, poster) {
  const ffmpeg = (options, ...files) =>
    run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options.split(' '), ...files], { cwd: folder });
  const film = `-framerate ${fps} -i %04d.png -i sound.wav`;
  const scaled = (to) =>
    `-pix_fmt yuv420p -vf scale=${to}out_color_matrix=bt709:out_range=tv ` +
    '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -map_metadata -1 -fflags +bitexact';
  const color = scaled('');
  const h264 = '-c:v libx264 -preset slow -crf 23 -tune animation -profile:v high -c:a aac -b:a 64k';
  await ffmpeg(`${film} ${color} ${h264} -movflags +faststart`, join(out, 'demo.mp4'));
  const vp9 = '-c:v libvpx-vp9 -b:v 0 -crf 30 -row-mt 1 -g 240 -passlogfile pass';
  await ffmpeg(`${film} ${color} ${vp9} -pass 1 -cpu-used 4 -an -f null`, '/dev/null');
  await ffmpeg(`${film} ${color} ${vp9} -pass 2 -cpu-used 2 -c:a libopus -b:a 40k`, join(out, 'demo.webm'));
  const still = '-c:v libaom-av1 -still-picture 1 -crf 30 -cpu-used 4';
  await ffmpeg(`-i ${poster} ${color} ${still}`, join(out, 'poster.avif'));
  await ffmpeg(`-i ${poster} ${scaled('416:234:')} ${still}`, join(out, 'poster-small.avif'));
}
