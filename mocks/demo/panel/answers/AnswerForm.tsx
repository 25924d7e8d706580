import { callIds, dataCalls } from '@mocks/backend/dataCalls'
import { mockController } from '@mocks/backend/mockController'
import { commonSetting } from '@mocks/backend/networkParams'
import {
  nameOfAnswer,
  type OwnName,
  readAnswer,
  STATUS_NAMES,
  TIMES,
} from '@mocks/backend/ownScenarios'
import { describeScenario } from '@mocks/backend/scenarios'
import { contractOf, exampleOf, outsideContract } from '@mocks/demo/answers/contract'
import { ownAnswers, titleOf } from '@mocks/demo/answers/ownAnswers'
import { Note, Row } from '@mocks/demo/panel/panelParts'
import { refetchData } from '@mocks/demo/session/refetchData'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { isEqual } from '@/lib/isEqual'
import { quoted } from '@/lib/isolated'
import { parseStored, readText, writeText } from '@/lib/storage'
import { FormCountField } from '@/ui/form/FormCountField'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'
import { type AnswerValues, emptyAnswer, formSchema, parseDraft, statusOf } from './answerValues'

/** In sessionStorage: what is typed survives a closed panel and a reload. */
const DRAFT = 'madar:answer'

const Form = styled('form')({ display: 'grid', gap: 12, marginBlock: 8 })

const List = styled('ul')({ display: 'grid', gap: 8, padding: 0, listStyle: 'none' })

/** What a call is answered with, and the list of what was saved. */
export function AnswerForm() {
  const names = useStore(ownAnswers)
  const queryClient = useQueryClient()
  const { control, formProps, ...form } = useAlertingForm({
    schema: formSchema,
    defaultValues: parseStored(DRAFT, readText(DRAFT, 'sessionStorage'), parseDraft) ?? emptyAnswer,
    onSubmit: save,
  })
  const { replaces, call, status, body } = useWatch({ control }) as AnswerValues
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => void writeText(DRAFT, JSON.stringify(values), 'sessionStorage'),
      }),
    [form.subscribe],
  )
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
    mockController.overrideAll(
      { scenario: name },
      (id) => !isMixed || id === answer.call || calls[id].scenario === replaces,
    )
    ownAnswers.put(name, edited)
    form.reset({ ...values, replaces: name })
    refetchData(queryClient)
    toast.success(`${quoted(values.title)} في قائمة السيناريوهات، وهو المختار الآن.`)
  }

  /** Shows another answer. What was typed and not saved can come back. */
  function show(values: AnswerValues) {
    const before = form.getValues()
    const saved = names.find((name) => name === before.replaces)
    const isUnsaved = !isEqual(before, saved ? valuesOf(saved) : emptyAnswer)
    form.reset(values)
    if (isUnsaved)
      toast.info('حلّ محلّ ما لم تحفظه.', {
        label: 'تراجع',
        onClick: () => form.reset(before),
      })
  }

  function remove(name: OwnName) {
    const { calls } = mockController.overrides.get()
    mockController.overrideAll({ scenario: 'normal' }, (id) => calls[id].scenario === name)
    ownAnswers.remove(name)
    refetchData(queryClient)
    toast.success(`حُذف ${quoted(titleOf(name))}.`, {
      label: 'تراجع',
      onClick: () => ownAnswers.put(name),
    })
  }

  return (
    <>
      <Form {...formProps}>
        <FormTextField control={control} name="title" label="اسم السيناريو" size="small" required />
        <FormSelect control={control} name="call" label="الطلب" size="small" options={CALLS} />
        <FormSelect
          control={control}
          name="status"
          label="الرد"
          size="small"
          options={statusOptions(contractOf(call).success.status, status)}
        />
        {typeof answer.status === 'number' && (
          <FormTextField
            control={control}
            name="body"
            label="المحتوى (JSON)"
            hint="يبدأ بمثال العقد. الفارغ ردّ بلا محتوى."
            size="small"
            dir="ltr"
            rows={8}
          />
        )}
        <Note role="status">{outside && `خارج العقد: ${outside} يُحفظ، ويُعلَّم في القائمة.`}</Note>
        <FormCountField
          control={control}
          name="delay"
          label="التأخير (ملّي ثانية)"
          size="small"
          empty={0}
        />
        <FormSelect
          control={control}
          name="times"
          label="كم مرة"
          size="small"
          options={TIMES_LIST}
        />
        <Row>
          <Button size="small" type="submit">
            <span>{edited ? 'احفظ التعديل واختره' : 'احفظه واختره'}</span>
          </Button>
          {edited && (
            <Button size="small" variant="text" onClick={() => show(emptyAnswer)}>
              سيناريو جديد
            </Button>
          )}
        </Row>
      </Form>
      <List aria-label="سيناريوهاتي">
        {names.map((name) => {
          const { label, description } = describeScenario(name)
          return (
            <li key={name}>
              <strong>{label}</strong>
              <Note>{description}</Note>
              <Row>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`عدّل ${quoted(label)}`}
                  onClick={() => show(valuesOf(name))}
                >
                  عدّل
                </Button>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`احذف ${quoted(label)}`}
                  onClick={() => remove(name)}
                >
                  احذف
                </Button>
              </Row>
            </li>
          )
        })}
      </List>
    </>
  )
}

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

function valuesOf(name: OwnName): AnswerValues {
  const answer = readAnswer(name)
  if (!answer) return emptyAnswer
  const { isOutside: _, ...values } = answer
  return { ...values, status: String(answer.status), replaces: name }
}
