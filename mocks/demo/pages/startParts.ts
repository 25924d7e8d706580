import type { Situation } from '@mocks/demo/situations'
import { escapeHtml } from '@/lib/escapeHtml'

/** The size of the pictures in `demo/pictures/`, in px. @public mocks/demo/scripts/demoPictures.mjs */
export const PICTURE = { width: 640, height: 400 } as const

/** The file name of a picture of a screen, without «-light.webp». @public mocks/demo/scripts/demoPictures.mjs */
export const pictureName = (path: string): string =>
  path.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'home'

/** What the picture of a prepared situation is known by, as that of a screen is by its path. */
export const situationName = ({ title }: Pick<Situation, 'title'>): string => `situation ${title}`

/** Returns the HTML of the picture of a screen or a situation, in both schemes; nothing where the build has none. */
export type Picture = (name: string) => string

export const picturesFrom =
  (names: ReadonlySet<string>): Picture =>
  (wanted) => {
    const name = pictureName(wanted)
    if (!names.has(name)) return ''
    const file = (scheme: 'light' | 'dark') => encodeURI(`pictures/${name}-${scheme}.webp`)
    return `<picture><source srcset="${file('dark')}" media="(prefers-color-scheme: dark)"><img src="${file('light')}" width="${PICTURE.width}" height="${PICTURE.height}" alt="" loading="lazy"></picture>`
  }

export const section = (title: string, text: string, content: string) =>
  `<section><h2>${escapeHtml(title)}</h2><p class="muted">${escapeHtml(text)}</p>${content}</section>`

export const cards = (all: readonly string[], kind = '') =>
  `<ul class="cards ${kind}">${all.join('')}</ul>`

type Card = { href: string; title: string; text: string /** the HTML above */; lead?: string }

/** An address for an attribute: Arabic is encoded, what is encoded already stays. */
const addressOf = (href: string) => escapeHtml(encodeURI(href).replaceAll('%25', '%'))

/** A link with a picture, a title and a text. */
export const card = ({ href, title, text, lead = '' }: Card): string =>
  `<li><a class="card" href="${addressOf(href)}">${lead}<span class="text"><b>${escapeHtml(title)}</b><span>${escapeHtml(text)}</span></span></a></li>`
