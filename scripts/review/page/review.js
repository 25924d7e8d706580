// The page of a review (scripts/review/page.mjs). Plain, so that the written file works alone and offline.
// @ts-check

/** @typedef {import('../compare.mjs').Change & { arabic: string }} Change */
/** @typedef {import('../approvals.mjs').Decision} Decision */
/** @typedef {import('../page.mjs').Report & { changes: Change[], decisions: Decision[], decides: boolean, isApproved?: boolean, parts: Record<string, string>, links: { home?: string, storybook?: string } }} Data */

/** @type {Data} */
const data = JSON.parse(document.getElementById('data')?.textContent ?? '')
/** @type {(id: string) => HTMLElement} */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id))
const list = /** @type {HTMLElement} */ (document.querySelector('nav'))
const main = /** @type {HTMLElement} */ (document.querySelector('main'))
const SCHEMES = { light: 'فاتح', dark: 'داكن' }
const KINDS = { changed: 'تغيّر', new: 'جديد', gone: 'زال' }
const DECISIONS = { accepted: 'مقبول', rejected: 'مرفوض' }
const SIDES = /** @type {const} */ ([
  ['before', 'قبل'],
  ['after', 'بعد'],
])
const MODES = /** @type {const} */ ([
  ['side', 'جنبًا إلى جنب'],
  ['slider', 'منزلق'],
  ['onion', 'تراكب'],
  ['difference', 'فرق'],
])
/** @param {import('../approvals.mjs').Place} one */
const keyOf = (one) => `${one.story} ${one.width} ${one.scheme}`
/** @param {string} commit */
const short = (commit) => commit.slice(0, 7)

/** The changes with those of one cause together: the cause with the fewest pictures first. */
const groups = Object.entries(Object.groupBy(data.changes, ({ cause }) => cause))
  .map(([cause, all = []]) => ({ cause, all }))
  .sort((a, b) => a.all.length - b.all.length)
const changes = groups.flatMap(({ all }) => all)
let current = 0
/** @type {string} */
let mode = 'side'
let position = 50

/** @param {string} tag @param {Record<string, any>} [properties] @param {...(Node | string)} children */
function element(tag, properties = {}, ...children) {
  const { dataset, ...own } = properties
  const node = Object.assign(document.createElement(tag), own)
  Object.assign(node.dataset, dataset)
  node.append(...children)
  return node
}

/** The decision about exactly these pictures, and an older one about others of the same place. */
function decisionOf(/** @type {Change} */ change) {
  const found = data.decisions.find((one) => keyOf(one) === keyOf(change))
  return { now: found?.fingerprint === change.fingerprint ? found : undefined, found }
}

/** @param {string} day YYYY-MM-DD */
const inWords = (day) =>
  new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** Names a cause for a designer: the part, or the token. @param {string} cause */
function nameOf(cause) {
  const [, token] = /tokens\.ts: (\w+)$/.exec(cause) ?? []
  return token ? element('b', {}, 'رمز التصميم ', element('bdi', {}, token)) : data.parts[cause]
}

function showTitle() {
  const title = `ماذا تغيّر منذ ${inWords(data.base.date)}`
  document.title = `${title} · مدار`
  const heading = document.querySelector('h1')
  if (heading) heading.textContent = title
}

function showHead() {
  const { base, present, counts, isWhole, omitted = 0 } = data
  const of = (/** @type {Change['kind']} */ kind) =>
    changes.filter((one) => one.kind === kind).length
  byId('summary').replaceChildren(
    'من ',
    element('code', {}, short(base.commit)),
    ...(base.who ? [' (اعتمده ', element('bdi', {}, base.who), ')'] : [' (لم يعتمد أحد صوره)']),
    ' إلى ',
    element('code', {}, short(present.commit)),
    present.isDirty ? ' وما لم يُودَع بعده' : '',
    `. صور تغيّرت: ${of('changed')}، جديدة: ${of('new')}، زالت: ${of('gone')}. `,
    `قصص لم تتغير صورها: ${counts.same}، وقصص لا يمسها التغيير فلم تُصوَّر: ${counts.skipped}. `,
    `الزمن: ${counts.seconds} ث.`,
    isWhole ? '' : ' شملت المراجعة بعض القصص فقط.',
    data.isRepeated ? '' : ' الفروق كثيرة، فصُوِّرت كل صورة مرة واحدة.',
    omitted > 0 ? ` هنا أول ${changes.length} تغيير، وباقيها ${omitted} في npm run review.` : '',
  )
  const decided = changes.filter((one) => decisionOf(one).now)
  const accepted = decided.filter((one) => decisionOf(one).now?.decision === 'accepted')
  const isReady =
    data.decides && isWhole && accepted.length === changes.length && data.progress.step === 'done'
  const approval = byId('approval')
  approval.hidden = !isReady || data.isApproved === true
  approval.replaceChildren(
    present.isDirty
      ? element('p', {}, 'قُبل كل شيء. أودِع التغييرات ثم أعد المراجعة لتعتمدها.')
      : element(
          'button',
          { className: 'primary', type: 'button', onclick: approve },
          'اعتمد هذا الإصدار',
        ),
  )
  document.querySelector('footer')?.replaceChildren(
    ...(data.unstable.length > 0
      ? [element('p', {}, `صور تختلف عن نفسها فلم تُقارَن: ${data.unstable.join('؛ ')}`)]
      : []),
    ...(data.decides
      ? [
          element(
            'p',
            {},
            ...keys({
              j: 'التالي',
              k: 'السابق',
              a: 'قبول',
              r: 'رفض',
              n: 'ملاحظة',
              '1–4': 'طريقة العرض',
            }),
          ),
        ]
      : [
          element('p', {}, 'للقراءة فقط. القرار في npm run review.'),
          ...(changes.length > 0
            ? [element('p', {}, ...keys({ j: 'التالي', k: 'السابق', '1–4': 'طريقة العرض' }))]
            : []),
        ]),
  )
}

/** @param {Record<string, string>} effects */
const keys = (effects) =>
  Object.entries(effects).flatMap(([key, effect]) => [element('kbd', {}, key), ` ${effect} `])

function showList() {
  list.replaceChildren(
    ...groups.flatMap(({ cause, all }) => [
      element(
        'h2',
        {},
        element('b', {}, nameOf(cause) ?? 'ملف'),
        ` (${all.length}) `,
        element('code', {}, cause),
      ),
      element(
        'ul',
        {},
        ...all.map((one) => {
          const { now } = decisionOf(one)
          const at = changes.indexOf(one)
          const button = element(
            'button',
            { type: 'button', onclick: () => choose(at) },
            element(
              'span',
              { className: 'mark', dataset: { decision: now?.decision ?? '' } },
              one.arabic,
            ),
            ` · ${one.name.replace(/ · .*/, '')}`,
            element(
              'small',
              {},
              [
                KINDS[one.kind],
                one.width,
                SCHEMES[one.scheme],
                now ? DECISIONS[now.decision] : 'بلا قرار',
              ].join('، '),
            ),
          )
          if (at === current) button.setAttribute('aria-current', 'true')
          return element('li', {}, button)
        }),
      ),
    ]),
  )
  list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
}

function showChange() {
  const change = changes[current]
  if (!change) return
  const { now, found } = decisionOf(change)
  const percent =
    change.share === undefined
      ? ''
      : `، ${(change.share * 100).toFixed(change.share < 0.001 ? 3 : 1)}% من النقاط`
  const note = element('textarea', { id: 'note', rows: 1, value: (now ?? found)?.note ?? '' })
  main.replaceChildren(
    element('h2', {}, `${change.arabic} · `, element('bdi', {}, change.name.replace(/ · .*/, ''))),
    element(
      'p',
      {},
      `${current + 1} من ${changes.length}. ${KINDS[change.kind]}، ${change.width}، ${SCHEMES[change.scheme]}${percent}. `,
      element('code', {}, change.story),
      ...(data.links.storybook && change.kind !== 'gone'
        ? [
            ' ',
            element(
              'a',
              {
                href: `${data.links.storybook}?path=/story/${change.story}&globals=theme:${change.scheme}`,
              },
              'افتح القصة',
            ),
          ]
        : []),
    ),
    ...(found
      ? [
          element(
            'p',
            {},
            `${now ? '' : 'عن صورة سابقة: '}${DECISIONS[found.decision]}، `,
            element('bdi', {}, found.who),
            `، ${inWords(found.date)}${found.note ? ': ' : ''}`,
            element('bdi', {}, found.note),
          ),
        ]
      : []),
    ...(data.decides
      ? [
          element(
            'div',
            { className: 'row' },
            element('button', { type: 'button', onclick: () => decide('accepted') }, 'قبول'),
            element('button', { type: 'button', onclick: () => decide('rejected') }, 'رفض'),
            element(
              'button',
              { type: 'button', onclick: () => decide('accepted', change.cause) },
              'قبول كل ما له هذا السبب',
            ),
            element('label', {}, 'ملاحظة', note),
          ),
        ]
      : []),
    ...(change.kind === 'changed' ? [modeButtons()] : []),
    pictures(change),
  )
}

function modeButtons() {
  const row = element('div', { className: 'row', role: 'group', ariaLabel: 'طريقة العرض' })
  for (const [value, name] of MODES) {
    const button = element('button', { type: 'button', onclick: () => setMode(value) }, name)
    button.setAttribute('aria-pressed', String(value === mode))
    row.append(button)
  }
  if (mode === 'slider' || mode === 'onion')
    row.append(
      element('input', {
        type: 'range',
        min: '0',
        max: '100',
        value: String(position),
        ariaLabel: 'حصة الصورة الجديدة',
        oninput: (/** @type {{ target: HTMLInputElement }} */ { target }) => {
          position = Number(target.value)
          applyPosition()
        },
      }),
    )
  return row
}

function pictures(/** @type {Change} */ change) {
  const image = (/** @type {'before' | 'after'} */ which, /** @type {string} */ alt) =>
    element('img', { src: change[which], alt })
  if (change.kind === 'changed' && mode !== 'side') {
    const both = [image('before', 'قبل'), image('after', 'بعد')]
    const shown =
      mode === 'difference'
        ? [image('after', 'ما تغيّر بالوردي، على صورة «بعد» باهتة'), hidden(...both)]
        : both
    const stack = element('div', { className: 'stack', dataset: { mode } }, ...shown)
    queueMicrotask(applyPosition)
    return element('div', { className: 'pictures' }, stack)
  }
  const shown = SIDES.filter(([which]) => change[which])
  return element(
    'div',
    { className: 'pictures' },
    ...shown.map(([which, name]) =>
      element('figure', {}, element('figcaption', {}, name), image(which, name)),
    ),
  )
}

/** Only to be seen: the picture below it has the words. */
function hidden(/** @type {Node[]} */ ...children) {
  return element('div', { ariaHidden: 'true' }, ...children)
}

/** The slider uncovers the new picture from the right, where Arabic begins. */
function applyPosition() {
  const stack = /** @type {HTMLElement | null} */ (main.querySelector('.stack'))
  const after = /** @type {HTMLElement | null | undefined} */ (
    stack?.querySelector(':scope > img:last-child')
  )
  if (!stack || !after) return
  stack.style.setProperty('--position', `${position}%`)
  after.style.opacity = mode === 'onion' ? String(position / 100) : ''
  after.style.clipPath = mode === 'slider' ? `inset(0 0 0 ${100 - position}%)` : ''
}

function setMode(/** @type {string} */ value) {
  mode = value
  showChange()
  const pressed = /** @type {HTMLElement | null} */ (main.querySelector('[aria-pressed="true"]'))
  pressed?.focus()
}

function go(/** @type {number} */ at) {
  if (!changes[at]) return
  current = at
  showList()
  showChange()
}

/** On a phone the picture is below the list. @param {number} at */
function choose(at) {
  go(at)
  if (matchMedia('(max-width: 800px)').matches) main.scrollIntoView()
}

async function send(/** @type {string} */ address, /** @type {object} */ body) {
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
      : String(/** @type {Error} */ (error).message)
    return false
  }
}

/** Decides about the picture in view, or about all that a cause has changed, and shows the next one without a decision. */
async function decide(
  /** @type {Decision['decision']} */ decision,
  /** @type {string} */ cause = '',
) {
  if (!data.decides || !changes[current]) return
  const note =
    /** @type {HTMLTextAreaElement | null} */ (main.querySelector('#note'))?.value.trim() ?? ''
  const shown = changes[current]
  const chosen = changes.filter((one) => (cause ? one.cause === cause : one === shown))
  if (!(await send('decisions', { keys: chosen.map(keyOf), decision, note }))) return
  const next = changes.findIndex((one, at) => at > current && !decisionOf(one).now)
  if (next >= 0) current = next
  showHead()
  go(current)
}

async function approve() {
  if (!(await send('approve', {}))) return
  data.isApproved = true
  showHead()
  byId('message').textContent = ''
  byId('summary').append(
    ' اعتُمد هذا الإصدار: أودِع ',
    element('code', {}, '.storybook/approvals.json'),
    '.',
  )
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof HTMLTextAreaElement) {
    if (event.key === 'Escape') event.target.blur()
    return
  }
  // By place, so that an Arabic keyboard layout works.
  const { code } = event
  if (code === 'KeyJ') go(current + 1)
  else if (code === 'KeyK') go(current - 1)
  else if (code === 'KeyA') void decide('accepted')
  else if (code === 'KeyR') void decide('rejected')
  else if (code === 'KeyN') byId('note')?.focus()
  else if (/^Digit[1-4]$/.test(code) && changes[current]?.kind === 'changed')
    setMode(MODES[Number(code.at(-1)) - 1]?.[0] ?? 'side')
  else return
  event.preventDefault()
})

/** While the review works the page asks how far it is, and loads again when it is done. */
async function follow() {
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

showTitle()
byId('home').hidden = !data.links.home
if (data.links.home) byId('home').append(element('a', { href: data.links.home }, 'صفحة البداية'))
if (data.progress.step === 'none')
  byId('summary').textContent =
    'لا مراجعة لهذه النسخة: لم يُشغَّل npm run review على شيفرتها قبل بناء العرض، فلا صور نقارنها هنا.'
else if (data.progress.step !== 'done') void follow()
else {
  showHead()
  byId('desk').hidden = changes.length === 0
  if (changes.length > 0) go(0)
  else byId('message').replaceWith(element('p', {}, 'لا فرق في أي صورة.'))
}
