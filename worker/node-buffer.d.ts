/** The one piece of Node that the worker uses: the runtime has it (`nodejs_compat`), but the runtime's types do not. */
declare module 'node:buffer' {
  export class Buffer {
    static from(bytes: ArrayBufferLike, from: number, length: number): Buffer;
    static from(text: string, encoding: 'latin1'): Buffer;
    toString(encoding: 'latin1' | 'utf8'): string;
  }
  export function isUtf8(bytes: Uint8Array): boolean;
}
