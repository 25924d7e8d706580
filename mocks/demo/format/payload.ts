import { fromBase64Url, toBase64Url } from '@mocks/backend/base64Url'
import { type PackedData, packData, unpackData } from '@mocks/backend/data/packData'
import { type Tour, withoutData } from './recording'

/** The most bytes that a payload may have when it is decompressed: links come from anywhere. */
const MAX_BYTES = 5_000_000
const KIND = 'madar-packed-session'

export async function compress(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/** @throws {Error} if the characters were not made by `compress`, or if the text is longer than 5 MB */
export async function decompress(payload: string): Promise<string> {
  let size = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, out) {
      size += bytes.byteLength
      if (size > MAX_BYTES) throw new RangeError('the payload is too large')
      out.enqueue(bytes)
    },
  })
  const stream = new Blob([fromBase64Url(payload)]).stream()
  const text = stream.pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(limit)
  return new TextDecoder('utf-8', { fatal: true }).decode(await new Response(text).arrayBuffer())
}

/** Of the data only what differs from what ships, no pictures, and no bodies of calls: 2,000 characters, not 11,000. */
export async function packTour(tour: Tour): Promise<string> {
  const { start, end, calls } = tour
  const packed: PackedTour = {
    kind: KIND,
    start: await packData(start.data),
    end: await packData(end.data),
    tour: {
      ...withoutData(tour),
      pins: tour.pins.map(({ picture: _, ...pin }) => pin),
      calls: calls.map((call) => ({ ...call, request: null, response: null })),
    },
  }
  return compress(JSON.stringify(packed))
}

type PackedTour = { kind: typeof KIND; start: PackedData; end: PackedData; tour: Tour }

export async function unpackTour(payload: string): Promise<unknown> {
  const value = JSON.parse(await decompress(payload)) as PackedTour | { kind?: undefined }
  if (value.kind !== KIND) return value
  const { tour, start, end } = value
  tour.start.data = await unpackData(start)
  tour.end.data = await unpackData(end)
  return tour
}
