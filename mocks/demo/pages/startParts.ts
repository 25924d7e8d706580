import { escapeHtml } from '@/lib/escapeHtml'

/** The size of the pictures in `demo/pictures/`, in px. @public mocks/demo/scripts/demoPictures.mjs */
export const PICTURE = { width: 640, height: 400 } as const

/** The screens of the doors; Storybook's shows one that has charts. @public mocks/demo/scripts/demoPictures.mjs */
export const DOORS = ['/', '/admin', '/admin/analytics'] as const

/** The file name of a picture of a screen or a situation, without «-light.webp». @public mocks/demo/scripts/demoPictures.mjs */
export const pictureName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'home'

function picture(name: string): string {
  const file = (scheme: 'light' | 'dark') =>
    encodeURI(`pictures/${pictureName(name)}-${scheme}.webp`)
  return `<picture><source srcset="${file('dark')}" media="(prefers-color-scheme: dark)"><img src="${file('light')}" width="${PICTURE.width}" height="${PICTURE.height}" alt="" loading="lazy"></picture>`
}

export const section = (title: string, text: string, content: string) =>
  `<section><h2>${escapeHtml(title)}</h2><p class="muted">${escapeHtml(text)}</p>${content}</section>`

export const cards = (all: readonly string[], kind = '') =>
  `<ul class="cards ${kind}">${all.join('')}</ul>`

type Card = {
  href: string
  title: string
  text: string
  lead?: string | undefined
}

/** An address for an attribute: Arabic is encoded, what is encoded already stays. */
const addressOf = (href: string) => escapeHtml(encodeURI(href).replaceAll('%25', '%'))

export const card = ({ href, title, text, lead }: Card): string =>
  `<li><a class="card" href="${addressOf(href)}">${lead ? picture(lead) : ''}<span class="text"><b>${escapeHtml(title)}</b><span>${escapeHtml(text)}</span></span></a></li>`
