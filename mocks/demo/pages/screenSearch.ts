import { foldExceptHamza, plural, spellingPattern } from '@/lib/arabic'

/**
 * Makes the list of screens of the start page searchable. `scripts/demoFolder.mjs` bundles this file into the page.
 */
const SCREENS = { one: 'شاشة واحدة', two: 'شاشتان', few: 'شاشات', many: 'شاشة', other: 'شاشة' }

const field = document.querySelector<HTMLInputElement>('#search')
const status = document.querySelector('.search [role=status]')
const items = [...document.querySelectorAll<HTMLElement>('.screens > li')]
const texts = items.map(({ textContent }) => foldExceptHamza(textContent ?? ''))
const areas = [...document.querySelectorAll<HTMLElement>('#screens > section')]

function search() {
  const wanted = foldExceptHamza(field?.value ?? '')
  const spelling = spellingPattern(wanted)
  items.forEach((item, index) => {
    item.hidden = !spelling.test(texts[index] ?? '')
  })
  for (const area of areas) area.hidden = !area.querySelector('li:not([hidden])')
  const count = items.filter(({ hidden }) => !hidden).length
  if (!status) return
  status.textContent =
    wanted === '' ? '' : count === 0 ? 'لا شاشة بهذا الاسم.' : plural(count, SCREENS)
}

field?.addEventListener('input', search)
field?.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden')
// A page that Back restores has the earlier text in the field.
addEventListener('pageshow', search)
