import { mockController, noOverrides } from '@mocks/backend/mockController'
import { nameOfAnswer } from '@mocks/backend/ownScenarios'
import { ownAnswers } from '@mocks/demo/answers/ownAnswers'
import { type Finding, findings } from '@mocks/demo/answers/realServer'
import { serverSetting } from '@mocks/demo/answers/serverSetting'
import { screen, userEvent } from 'storybook/test'
import preview from '#.storybook/preview'
import { AnswerForm } from './AnswerForm'
import { ServerPart } from './ServerPart'

type Props = { finding?: Finding }

/** One of the two parts, in the width of the panel. */
const Part = ({ finding }: Props) => (
  <div data-demo-panel style={{ maxInlineSize: '21rem' }}>
    <h1>لوحة التجربة</h1>
    <h2>للمطوّر</h2>
    {finding ? <ServerPart /> : <AnswerForm />}
  </div>
)

/** ردّ من عندك، وخادم حقيقي */
const meta = preview.meta({
  title: 'Demo/Answers',
  component: Part,
  beforeEach({ args }: { args: Props }) {
    if (args.finding)
      serverSetting.change({ address: 'http://localhost:4010', calls: { list: 'shadow' } })
    findings.set(args.finding ? { list: args.finding } : {})
    return () => {
      mockController.overrides.set(noOverrides)
      findings.set({})
      serverSetting.change({ address: '', calls: {} })
      for (const name of ownAnswers.get()) ownAnswers.remove(name)
    }
  },
})

export const Empty = meta.story()

/** One that is saved is changed. */
export const Filled = meta.story({
  beforeEach: () =>
    ownAnswers.put(
      nameOfAnswer({
        title: 'طلبات كثيرة كل مرة ثانية',
        call: 'send',
        status: 429,
        body: '{\n  "message": "انتظر دقيقة"\n}',
        delay: 400,
        times: 'second',
        isOutside: false,
      }),
    ),
  play: async () => {
    await userEvent.selectOptions(screen.getByLabelText('سيناريوهاتي'), 'طلبات كثيرة كل مرة ثانية')
    await screen.findByDisplayValue('400')
  },
})

export const WithErrors = meta.story({
  play: async () => {
    await userEvent.type(screen.getByLabelText(/^المحتوى/), '،')
    await userEvent.click(screen.getByRole('button', { name: 'احفظه واختره' }))
    await screen.findByText(/^ليس النص JSON صحيحًا/)
  },
})

export const OutsideTheContract = meta.story({
  play: async () => {
    await userEvent.selectOptions(screen.getByLabelText('الرد'), '409')
    await screen.findByText(/^خارج العقد: ليست الحالة 409/)
  },
})

export const Differing = meta.story({
  args: {
    finding: {
      status: 200,
      body: '[]',
      outside: 'لا يوافق المحتوى المخطط عند \u20680.isResolved\u2069.',
      differing: [
        { path: 'body.#41.isResolved', fake: false, server: 'no' },
        { path: 'body.#42', fake: undefined, server: { id: 42, subject: 'رسالة على الخادم' } },
      ],
    },
  },
})

export const Unreachable = meta.story({
  args: {
    finding: { problem: 'لا يرد خادم عند هذا العنوان. تحقق من العنوان ومن أن الخادم يعمل.' },
  },
})
