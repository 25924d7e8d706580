import { calls as contract } from '@mocks/backend/contract/calls'
import { type CallId, callIds, dataCalls } from '@mocks/backend/dataCalls'
import { mockController } from '@mocks/backend/mockController'
import { commonSetting } from '@mocks/backend/networkParams'
import {
  MAX_DELAY_MS,
  nameOfAnswer,
  type OwnAnswer,
  type OwnName,
  readAnswer,
  STATUS_NAMES,
  TIMES,
} from '@mocks/backend/ownScenarios'
import { describeScenario } from '@mocks/backend/scenarios'
import { exampleOf, outsideContract } from '@mocks/demo/answers/contract'
import { ownAnswers, titleOf } from '@mocks/demo/answers/ownAnswers'
import { Action, Note, Row } from '@mocks/demo/panel/panelParts'
import { refetchData } from '@mocks/demo/session/refetchData'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { isEqual } from '@/lib/isEqual'
import { quoted } from '@/lib/isolated'
import { createStoredValue } from '@/lib/storedText'
import { requiredText } from '@/lib/textSchemas'
import { FormCountField } from '@/ui/form/FormCountField'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { SelectField } from '@/ui/form/SelectField'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { toastChange } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'

/** What is typed: a draft may be invalid. */
const draftSchema = z.object({
  /** the scenario in whose place this one is saved; empty for a new one */
  replaces: z.string(),
  title: z.string(),
  call: z.enum(callIds),
  status: z.string(),
  body: z.string(),
  delay: z.number(),
  times: z.enum(Object.keys(TIMES) as OwnAnswer['times'][]),
})

type AnswerValues = z.infer<typeof draftSchema>

/** A broken connection sends no body. */
const formSchema = z
  .extend(draftSchema, {
    title: requiredText,
    delay: z.number().check(z.maximum(MAX_DELAY_MS, `اكتب ${MAX_DELAY_MS} على الأكثر.`)),
  })
  .check(
    z.refine(({ status, body }) => typeof statusOf(status) === 'string' || !jsonProblem(body), {
      path: ['body'],
      error: ({ input }) => jsonProblem((input as AnswerValues).body) ?? '',
    }),
  )

/** Returns why a text is no JSON, in Arabic; null if it is, or if it is empty. */
function jsonProblem(text: string): string | null {
  if (text.trim() === '') return null
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    // Safari does not say where.
    const line = /line (\d+)/.exec(String(error))?.[1]
    return `ليس النص JSON صحيحًا${line ? `، راجع السطر ${line}` : ''}.`
  }
}

const statusOf = (text: string): OwnAnswer['status'] =>
  text === 'offline' || text === 'never' ? text : Number(text)

const emptyAnswer: AnswerValues = {
  replaces: '',
  title: '',
  call: 'list',
  status: '500',
  body: exampleOf('list', 500),
  delay: 0,
  times: 'always',
}

/** What is typed survives a closed panel and a reload. */
const draft = createStoredValue(
  { key: 'madar:answer', area: 'sessionStorage' },
  draftSchema.parse,
  () => emptyAnswer,
)

const Form = styled('form')({ display: 'grid', gap: 12, marginBlock: 8 })

/** What a call is answered with: a new scenario, or one that was saved. */
export function AnswerForm() {
  const names = useStore(ownAnswers)
  const { control, field, formProps, ...form } = useAlertingForm({
    schema: formSchema,
    defaultValues: draft.get(),
    onSubmit: save,
  })
  const typed = useWatch({ control }) as AnswerValues
  useEffect(() => void draft.save(typed), [typed])
  const { replaces, call, status, body } = typed
  // The example changes with what is chosen, a body of one's own does not.
  const example = exampleOf(call, statusOf(status))
  const last = useRef(example)
  useEffect(() => {
    if (form.getValues('body') === last.current) form.setValue('body', example)
    last.current = example
  }, [example, form.getValues, form.setValue])

  const edited = names.find((name) => name === replaces)
  const answer = { status: statusOf(status), body }
  const outside = outsideContract(call, answer)

  function save({ replaces, ...values }: AnswerValues): void {
    const isTaken = names.some((name) => name !== replaces && titleOf(name) === values.title)
    if (isTaken) {
      form.setError('title', { message: 'الاسم لسيناريو آخر. اختر غيره.' }, { shouldFocus: true })
      return
    }
    const answer = { ...values, status: statusOf(values.status) }
    const name = nameOfAnswer({
      ...answer,
      isOutside: outsideContract(answer.call, answer) !== null,
    })
    const { calls } = mockController.overrides.get()
    const isMixed = commonSetting(calls, 'scenario') === null
    // Where each call has its own, the others keep theirs.
    const isMeant = (id: CallId) => id === answer.call || calls[id].scenario === replaces
    mockController.override({ scenario: name }, isMixed ? callIds.filter(isMeant) : callIds)
    ownAnswers.put(name, edited)
    form.reset({ ...values, replaces: name })
    refetchData()
    toast.success(`${quoted(values.title)} في قائمة السيناريوهات، وهو المختار الآن.`)
  }

  /** Shows another answer. What was typed and not saved can come back. */
  function show(values: AnswerValues) {
    const before = form.getValues()
    const isUnsaved = !isEqual(before, valuesOf(edited))
    form.reset(values)
    if (isUnsaved)
      toast.info('حلّ محلّ ما لم تحفظه.', { label: 'تراجع', onClick: () => form.reset(before) })
  }

  function remove(name: OwnName) {
    const { calls } = mockController.overrides.get()
    const users = callIds.filter((id) => calls[id].scenario === name)
    mockController.override({ scenario: 'normal' }, users)
    const undo = { label: 'تراجع', onClick: () => ownAnswers.put(name) }
    toastChange(`حُذف ${quoted(titleOf(name))}.`, ownAnswers.remove(name), undo)
    form.reset(emptyAnswer)
    refetchData()
  }

  return (
    <Form {...formProps}>
      {names.length > 0 && (
        <SelectField
          label="سيناريوهاتي"
          hint={edited && describeScenario(edited).description}
          size="small"
          value={edited ?? NEW}
          options={[
            { value: NEW, label: 'سيناريو جديد' },
            ...names.map((name) => ({ value: name, label: describeScenario(name).label })),
          ]}
          onChange={(name) => show(valuesOf(names.find((one) => one === name)))}
        />
      )}
      <FormTextField {...field('title')} label="اسم السيناريو" size="small" required />
      <FormSelect {...field('call')} label="الطلب" size="small" options={CALLS} />
      <FormSelect
        {...field('status')}
        label="الرد"
        size="small"
        options={statusOptions(contract[call].success.status, status)}
      />
      {typeof answer.status === 'number' && (
        <FormTextField
          {...field('body')}
          label="المحتوى (JSON)"
          hint="يبدأ بمثال العقد. الفارغ ردّ بلا محتوى."
          size="small"
          dir="ltr"
          rows={8}
        />
      )}
      <Note role="status">{outside && `خارج العقد: ${outside} يُحفظ، ويُعلَّم في القائمة.`}</Note>
      <FormCountField {...field('delay')} label="التأخير (ملّي ثانية)" size="small" empty={0} />
      <FormSelect {...field('times')} label="كم مرة" size="small" options={TIMES_LIST} />
      <Row>
        <Action type="submit" label={edited ? 'احفظ التعديل واختره' : 'احفظه واختره'} />
        {edited && <Action label="احذفه" variant="text" onClick={() => remove(edited)} />}
      </Row>
    </Form>
  )
}

const NEW = 'new'
const CALLS = callIds.map((id) => ({ value: id, label: dataCalls[id].label }))
const TIMES_LIST = Object.entries(TIMES).map(([value, label]) => ({ value, label }))

/** Also the one that is chosen: a server may have answered with any. */
function statusOptions(success: number, chosen: string) {
  const names = new Map([[String(success), 'نجاح'], ...Object.entries(STATUS_NAMES)])
  if (!names.has(chosen)) names.set(chosen, '')
  return [...names].map(([value, name]) => ({
    value,
    label: typeof statusOf(value) === 'number' ? `${value} ${name}` : name,
  }))
}

function valuesOf(name: OwnName | undefined): AnswerValues {
  const answer = name && readAnswer(name)
  if (!answer) return emptyAnswer
  const { isOutside: _, ...values } = answer
  return { ...values, status: String(answer.status), replaces: name }
}
