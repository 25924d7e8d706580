import { drawPlaceholder } from '@mocks/backend/images/drawPlaceholder'
import { HttpResponse, http } from 'msw/http'
import { methodNotAllowed, problem } from './respond'

const PLACEHOLDER = '*/api/placeholder/:width/:height'
const MAX_SIDE = 4000

/** Returns a side in pixels: a whole number from 1 to 4000 in plain digits (D-16); null for anything else. */
function sideFrom(text: unknown): number | null {
  if (typeof text !== 'string' || !/^[1-9]\d{0,3}$/.test(text)) return null
  const side = Number(text)
  return side <= MAX_SIDE ? side : null
}

/**
 * GET /api/placeholder/{width}/{height} (Spec §7): answers with an SVG of that size. Optional query parameters:
 * `topic`, `glyph`, `tone` (0–3), `words`, `place`, `figure`; see `drawPlaceholder`.
 */
export const placeholderImageHandlers = () => [
  http.get(PLACEHOLDER, ({ params, request }) => {
    const [width, height] = [params.width, params.height].map(sideFrom)
    if (!width || !height) return problem(400, `العرض والارتفاع عددان صحيحان من 1 إلى ${MAX_SIDE}`)
    const query = new URL(request.url).searchParams
    return new HttpResponse(drawPlaceholder(width, height, Object.fromEntries(query)), {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
    })
  }),
  http.all(PLACEHOLDER, () => methodNotAllowed('GET')),
]
