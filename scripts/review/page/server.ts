import { data } from './data'
import { byId, element } from './element'

/** Sends a decision or the approval. Returns whether the server has written it; otherwise the page says why not. */
export async function send(address: 'decisions' | 'approve', body: object): Promise<boolean> {
  byId('message').textContent = ''
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
    data.decisions = (await response.json()).decisions
    return true
  } catch (error) {
    const isOffline = error instanceof TypeError
    byId('message').textContent = isOffline
      ? 'لم يُحفظ القرار: انتهى npm run review.'
      : error instanceof Error
        ? error.message
        : String(error)
    return false
  }
}

/** While the review works the page asks how far it is, and loads again when it is done. */
export async function followProgress() {
  const progress = byId('progress')
  progress.hidden = false
  const bar = element('progress', { ariaLabel: 'التقدم' })
  const text = element('span')
  progress.replaceChildren(text, bar)
  for (;;) {
    const response = await fetch('progress.json').catch(() => undefined)
    if (!response) {
      text.textContent = 'توقفت المراجعة.'
      return
    }
    const { step, done, all } = await response.json()
    if (step === 'done') return location.reload()
    text.textContent = step === 'builds' ? 'يُبنى الإصداران…' : `صُوِّرت ${done} من ${all}`
    if (step === 'pictures' && all > 0) Object.assign(bar, { max: all, value: done })
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}
