import { ownSituations } from '@mocks/demo/situations'
import { escapeHtml } from '@/lib/escapeHtml'
import { quoted } from '@/lib/isolated'

const list = document.querySelector('.situations')

const own = ownSituations.get().map(({ title, href }) => {
  const [name, address] = [escapeHtml(title), escapeHtml(href)]
  return `<li><a class="card" href="${address}"><span class="text"><b>${name}</b><span>موقفك، في هذا المتصفح.</span></span></a><button class="button" type="button" value="${address}" aria-label="أزل ${escapeHtml(quoted(title))}">أزل</button></li>`
})
list?.insertAdjacentHTML('beforeend', own.join(''))

list?.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return
  ownSituations.save(ownSituations.get().filter(({ href }) => href !== target.value))
  target.closest('li')?.remove()
})
