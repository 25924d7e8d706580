/** The most text that a payload may have when it is decompressed: links come from anywhere. */
const MAX_CHARACTERS = 5_000_000

/** Compresses a text into characters that the fragment of an address can have. */
export async function compress(text: string): Promise<string> {
  const bytes = await throughStream(new Blob([text]), new CompressionStream('deflate-raw'))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws {Error} if the characters were not made by `compress`, or if the text is longer than 5 MB */
export async function decompress(payload: string): Promise<string> {
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  const text = await throughStream(new Blob([bytes]), new DecompressionStream('deflate-raw'))
  return new TextDecoder('utf-8', { fatal: true }).decode(text)
}

/** @throws {Error} for more than `MAX_CHARACTERS` bytes */
async function throughStream(
  input: Blob,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = input.stream().pipeThrough(stream).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    size += value.byteLength
    if (size > MAX_CHARACTERS) {
      void reader.cancel()
      throw new RangeError('the payload is too large')
    }
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
