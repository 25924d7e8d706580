import { drawPlaceholder, type PlaceholderHint } from '@mocks/backend/images/drawPlaceholder'
import type { Situation } from '@mocks/demo/situations'
import { escapeHtml } from '@/lib/escapeHtml'

/** The size of the pictures in `demo/pictures/`, in px. @public mocks/demo/scripts/demoPictures.mjs */
export const PICTURE = { width: 640, height: 400 } as const

/** In these windows a door has a picture of its screen on a phone: the text of a desktop would be 3 px high. */
export const NARROW = '(max-width: 63.99rem)'

/** The file name of a picture of a screen, without «-light.webp». @public mocks/demo/scripts/demoPictures.mjs */
export const pictureName = (path: string): string =>
  path.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'home'

/** The file name of the picture of the same screen on a phone. @public mocks/demo/scripts/demoPictures.mjs */
export const phonePictureName = (path: string): string => `${pictureName(path)}-phone`

/** What the picture of a prepared situation is known by, as that of a screen is by its path. */
export const situationName = ({ title }: Pick<Situation, 'title'>): string => `situation ${title}`

/** Returns the HTML of the picture of a screen or a situation. A door also has a picture of a phone, or a drawing. */
export type Picture = (name: string, door?: PlaceholderHint) => string

const DARK = '(prefers-color-scheme: dark)'

const fileOf = (name: string, scheme: 'light' | 'dark') =>
  encodeURI(`pictures/${name}-${scheme}.webp`)

const source = (name: string, scheme: 'light' | 'dark', media: string) =>
  `<source srcset="${fileOf(name, scheme)}" media="${media}">`

/** Pictures in both schemes; for a screen without one a drawing, or nothing. */
export const picturesFrom =
  (names: ReadonlySet<string>): Picture =>
  (wanted, door) => {
    const size = `width="${PICTURE.width}" height="${PICTURE.height}" alt=""`
    const [name, onPhone] = [pictureName(wanted), phonePictureName(wanted)]
    if (names.has(name)) {
      const phone =
        door && names.has(onPhone)
          ? source(onPhone, 'dark', `${NARROW} and ${DARK}`) + source(onPhone, 'light', NARROW)
          : ''
      return `<picture>${phone}${source(name, 'dark', DARK)}<img src="${fileOf(name, 'light')}" ${size} loading="lazy"></picture>`
    }
    if (!door) return ''
    const svg = drawPlaceholder(PICTURE.width, PICTURE.height, door)
    return `<img src="data:image/svg+xml,${encodeURIComponent(svg)}" ${size}>`
  }

export const section = (title: string, text: string, content: string) =>
  `<section><h2>${escapeHtml(title)}</h2><p class="muted">${escapeHtml(text)}</p>${content}</section>`

export const cards = (all: readonly string[], kind = '') =>
  `<ul class="cards${kind && ` ${kind}`}">${all.join('')}</ul>`

type Card = {
  href: string
  title: string
  text?: string
  /** the address of a screen */
  path?: string
  /** the HTML of the picture above */
  lead?: string
  isTour?: boolean
}

const PLAY =
  '<svg class="play" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="m10 8 6 4-6 4z"/></svg>'

/** An address for an attribute: Arabic is encoded, what is encoded already stays. */
const addressOf = (href: string) => escapeHtml(encodeURI(href).replaceAll('%25', '%'))

/** A link with a picture, a title and a text. */
export function card({ href, title, text, path, lead = '', isTour }: Card): string {
  return `<li><a class="card" href="${addressOf(href)}">${lead}<span class="text"><b>${isTour ? PLAY : ''}${escapeHtml(title)}</b>${text ? `<span>${escapeHtml(text)}</span>` : ''}${path ? `<small dir="ltr">${escapeHtml(path)}</small>` : ''}</span></a></li>`
}
