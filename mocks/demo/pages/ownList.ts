import { readSituations, writeSituations } from '@mocks/demo/storage/ownSituations'
import { escapeHtml } from '@/lib/escapeHtml'
import { quoted } from '@/lib/isolated'

const section = document.querySelector<HTMLElement>('#own')
const list = section?.querySelector('ul')

function show() {
  const all = readSituations()
  if (!section || !list) return
  section.hidden = all.length === 0
  list.innerHTML = all
    .map(({ title, href }, at) => {
      const name = escapeHtml(title)
      return `<li><a class="card" href="${escapeHtml(href)}"><span class="text"><b>${name}</b></span></a><button class="button" type="button" data-at="${at}" aria-label="أزل ${escapeHtml(quoted(title))}">أزل</button></li>`
    })
    .join('')
}

list?.addEventListener('click', ({ target }) => {
  const { at } = target instanceof HTMLElement ? target.dataset : {}
  if (at === undefined) return
  writeSituations(readSituations().toSpliced(Number(at), 1))
  show()
})
show()
