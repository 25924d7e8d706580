import { drawPlaceholder, type PlaceholderHint } from '@mocks/images/drawPlaceholder'
import type { Situation } from '@mocks/situations'
import { escapeHtml } from '@/lib/escapeHtml'

/** The size of the pictures in `demo/pictures/`, in px. @public scripts/demoPictures.mjs */
export const PICTURE = { width: 640, height: 400 } as const

/** The file name of a picture of a screen, without «-light.webp». @public scripts/demoPictures.mjs */
export const pictureName = (path: string): string =>
  path.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'home'

/** What the picture of a prepared situation is known by, as that of a screen is by its path. */
export const situationName = ({ title }: Pick<Situation, 'title'>): string => `situation ${title}`

/** Returns the HTML of the picture of a screen or a situation. */
export type Picture = (name: string, drawing?: PlaceholderHint) => string

/** Pictures in both schemes; for a screen without one a drawing, or nothing. */
export const picturesFrom =
  (names: ReadonlySet<string>): Picture =>
  (wanted, drawing) => {
    const size = `width="${PICTURE.width}" height="${PICTURE.height}" alt=""`
    const name = pictureName(wanted)
    if (names.has(name)) {
      const file = encodeURI(`pictures/${name}`)
      return `<picture><source srcset="${file}-dark.webp" media="(prefers-color-scheme: dark)"><img src="${file}-light.webp" ${size} loading="lazy"></picture>`
    }
    if (!drawing) return ''
    const svg = drawPlaceholder(PICTURE.width, PICTURE.height, drawing)
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
