import { readSituations, writeSituations } from '@mocks/demo/ownSituations'
import { foldExceptHamza, plural, spellingPattern } from '@/lib/arabic'

/**
 * Makes the list of screens of the start page searchable. `mocks/demo/scripts/demoFolder.mjs` bundles this file into the page.
 */
const SCREENS = { one: 'شاشة واحدة', two: 'شاشتان', few: 'شاشات', many: 'شاشة', other: 'شاشة' }

const field = document.querySelector<HTMLInputElement>('#search')
const status = document.querySelector('.search [role=status]')
const items = [...document.querySelectorAll<HTMLElement>('.screens > li')]
const texts = items.map(({ textContent }) => foldExceptHamza(textContent ?? ''))
const areas = [...document.querySelectorAll<HTMLDetailsElement>('#screens > details')]

function search() {
  const wanted = foldExceptHamza(field?.value ?? '')
  const spelling = spellingPattern(wanted)
  items.forEach((item, index) => {
    item.hidden = !spelling.test(texts[index] ?? '')
  })
  for (const area of areas) {
    area.hidden = !area.querySelector('li:not([hidden])')
    area.open = wanted !== '' && !area.hidden
  }
  const count = items.filter(({ hidden }) => !hidden).length
  if (!status) return
  status.textContent =
    wanted === '' ? '' : count === 0 ? 'لا شاشة بهذا الاسم.' : plural(count, SCREENS)
}

field?.addEventListener('input', search)
field?.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden')
// A page that Back restores has the earlier text in the field.
addEventListener('pageshow', search)

/** The situations that were saved in the panel of the demo, each with a button that removes it. */
function showOwn() {
  const section = document.querySelector<HTMLElement>('#own')
  const list = section?.querySelector('ul')
  if (!section || !list) return
  const all = readSituations(localStorage)
  section.hidden = all.length === 0
  list.replaceChildren(
    ...all.map((situation) => {
      const link = Object.assign(document.createElement('a'), {
        className: 'card',
        href: situation.href,
      })
      const text = Object.assign(document.createElement('span'), { className: 'text' })
      text.append(Object.assign(document.createElement('b'), { textContent: situation.title }))
      link.append(text)
      const button = Object.assign(document.createElement('button'), {
        className: 'button',
        type: 'button',
        textContent: 'أزل',
        ariaLabel: `أزل «${situation.title}»`,
      })
      button.addEventListener('click', () => {
        writeSituations(
          localStorage,
          readSituations(localStorage).filter(({ href }) => href !== situation.href),
        )
        showOwn()
      })
      const item = document.createElement('li')
      item.append(link, button)
      return item
    }),
  )
}

try {
  showOwn()
} catch {
  // The browser forbids storage: then there are none.
}
