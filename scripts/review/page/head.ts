import { type Change, changes, data, decisionOf } from './data'
import { byId, element } from './element'
import { inWords } from './words'

const MOVES = { j: 'التالي', k: 'السابق' }
const VIEWS = { '1–4': 'طريقة العرض' }

let isApproved = false

export function showTitle() {
  const title = `ماذا تغيّر منذ ${inWords(data.base.date)}`
  document.title = `${title} · مدار`
  const heading = document.querySelector('h1')
  if (heading) heading.textContent = title
}

/** Shows what was compared, the approval once everything is accepted, and the keys. */
export function showHead(approve: () => void) {
  showSummary()
  showApproval(approve)
  const unstable =
    data.unstable.length > 0
      ? [element('p', {}, `صور تختلف عن نفسها فلم تُقارَن: ${data.unstable.join('؛ ')}`)]
      : []
  document.querySelector('footer')?.replaceChildren(...unstable, ...keys())
}

function showSummary() {
  const { base, present, counts, isWhole, isRepeated, omitted = 0 } = data
  const count = (kind: Change['kind']) => changes.filter((one) => one.kind === kind).length
  byId('summary').replaceChildren(
    'من ',
    shortCommit(base.commit),
    ...(base.who ? [' (اعتماد ', element('bdi', {}, base.who), ')'] : [' (لم يعتمد أحد صوره)']),
    ' إلى ',
    shortCommit(present.commit),
    present.isDirty ? ' وما لم يُودَع بعده' : '',
    `. صور تغيّرت: ${count('changed')}، جديدة: ${count('new')}، زالت: ${count('gone')}. `,
    `قصص لم تتغير صورها: ${counts.same}، وقصص لا يمسها التغيير فلم تُصوَّر: ${counts.skipped}. `,
    `الزمن: ${counts.seconds} ث.`,
    isWhole ? '' : ' شملت المراجعة بعض القصص فقط.',
    isRepeated ? '' : ' الفروق كثيرة، فصُوِّرت كل صورة مرة واحدة.',
    omitted > 0 ? ` هنا أول ${changes.length} تغيير، وباقيها ${omitted} في npm run review.` : '',
  )
}

const shortCommit = (commit: string) => element('code', {}, commit.slice(0, 7))

function showApproval(approve: () => void) {
  const isAccepted = (change: Change) => decisionOf(change).now?.decision === 'accepted'
  const isReady =
    data.decides && data.isWhole && data.progress.step === 'done' && changes.every(isAccepted)
  const approval = byId('approval')
  approval.hidden = !isReady || isApproved
  approval.replaceChildren(
    data.present.isDirty
      ? element('p', {}, 'قُبل كل شيء. أودِع التغييرات ثم أعد المراجعة لتعتمدها.')
      : element(
          'button',
          { className: 'primary', type: 'button', onclick: approve },
          'اعتمد هذا الإصدار',
        ),
  )
}

/** After the approval: what remains to be done. */
export function showApproved() {
  isApproved = true
  byId('approval').hidden = true
  byId('summary').append(
    ' اعتُمد هذا الإصدار: أودِع ',
    element('code', {}, '.storybook/approvals.json'),
    '.',
  )
}

function keys(): Node[] {
  if (data.decides)
    return [element('p', {}, ...keyList({ ...MOVES, a: 'قبول', r: 'رفض', n: 'ملاحظة', ...VIEWS }))]
  const readOnly = element('p', {}, 'للقراءة فقط. القرار في npm run review.')
  if (changes.length === 0) return [readOnly]
  return [readOnly, element('p', {}, ...keyList({ ...MOVES, ...VIEWS }))]
}

const keyList = (effects: Record<string, string>) =>
  Object.entries(effects).flatMap(([key, effect]) => [element('kbd', {}, key), ` ${effect} `])
