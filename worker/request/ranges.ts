/** One byte range (RFC 9110, section 14), which Safari requires for video. Else the whole file. */
export async function rangeOf(request: Headers, file: Response): Promise<Response> {
  file.headers.set('Accept-Ranges', 'bytes');
  const etag = file.headers.get('ETag');
  const [, from, to] = /^bytes=(?!-$)(\d*)-(\d*)$/.exec(request.get('Range') ?? '') ?? [];
  if (from === undefined || to === undefined || (request.get('If-Range') ?? etag) !== etag) return file;
  if (from && to && Number(from) > Number(to)) return file;

  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = bytes.length;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(size, Number(to) + 1) : size;
  if (start >= size) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  const headers = new Headers(file.headers);
  headers.set('Content-Range', `bytes ${start}-${end - 1}/${size}`);
  headers.set('Content-Length', String(end - start));
  return new Response(bytes.subarray(start, end), { status: 206, headers });
}
