import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRouter } from '@tanstack/react-router'
import { Send, TriangleAlert } from 'lucide-react'
import { type FormEvent, useId, useLayoutEffect, useRef } from 'react'
import { type ContactCategory, contactMessageInputSchema } from '@/api/contactMessages'
import { CONTACT_CATEGORIES, MESSAGE_LIMITS } from '@/api/messageKinds'
import { subscribeToDrafts } from '@/lib/drafts'
import { isEqual } from '@/lib/isEqual'
import { RequiredLegend } from '@/ui/form/Field'
import { FieldGrid } from '@/ui/form/FieldGrid'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { useAlertingForm } from '@/ui/form/useAlertingForm'
import { useRestoreFocus } from '@/ui/overlay/useRestoreFocus'
import { Spinner } from '@/ui/states/LoadingSpinner'
import { Choices, Notice } from '@/ui/states/Notice'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'
import { Icon, pointing } from '@/ui/theme/icons'
import { inRows, ruled } from '@/ui/theme/surface'
import {
  emptyMessage,
  isSending,
  mayHaveArrived,
  readDraft,
  saveDraft,
  sendDraft,
} from './contactDraft'

const SendIcon = pointing(Send)

const Form = styled('form')(ruled)

const Foot = styled('div')({
  ...inRows,
  justifyContent: 'space-between',
  gap: 12,
  marginBlockStart: 20,
})

/** While it is empty, it takes no space. */
const Uncertain = styled('div')({ flexBasis: '100%', '&:empty': { display: 'none' } })

/** Longer than the interval between the two clicks of a double click. */
const DUPLICATE_SUBMIT_MS = 700

const CATEGORIES = CONTACT_CATEGORIES.map((category) => ({ value: category, label: category }))

type Props = { category?: ContactCategory | undefined }

/**
 * The contact form (Spec §2, §5, §7, §8). `category` is selected at each visit of its address and whenever it changes,
 * but not again after a reload, without affecting the other fields. After a successful submit the form is cleared and the
 * category is «عام», except what was typed since; after a failure, a reload, leaving the page or a crash all text is
 * still there. A message is sent once, also if the page is left and opened again meanwhile.
 */
export function ContactForm({ category }: Props) {
  const headingId = useId()
  const isPending = useStore(isSending)
  const isUncertain = useStore(mayHaveArrived, () => false)
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The button is disabled during the request, and a disabled button loses the focus.
  useRestoreFocus(isPending, () => button.current)
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const router = useRouter()
  const { field, getValues, reset, setValue, subscribe, formProps } = useAlertingForm({
    schema: contactMessageInputSchema,
    defaultValues: emptyMessage(category),
    onSubmit: async (message) => {
      try {
        await sendDraft(message, getValues())
      } catch {
        toast.error('حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.')
        return
      }
      sentAt.current = performance.now()
      toast.success('تم إرسال رسالتك بنجاح. سنتواصل معك قريباً')
    },
  })

  // The second click of a double click hits a form that has just been sent and cleared: it is not a new submit.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isDuplicateSubmit = performance.now() - sentAt.current < DUPLICATE_SUBMIT_MS
    if (!isPending && (!isDuplicateSubmit || getValues('message'))) return formProps.onSubmit(event)
    event.preventDefault()
  }

  // Before the first paint: the prerendered page does not contain the stored draft.
  useLayoutEffect(() => {
    const asked = () => `${router.latestLocation.state.__TSR_key} ${category}`
    const first = emptyMessage(category)
    // Also after it was sent, by this form, one that has been left since, or another tab.
    const showDraft = () => {
      const typed = { ...first, ...readDraft()?.typed }
      if (!isEqual(typed, getValues())) reset(typed, { keepDefaultValues: true })
    }
    showDraft()
    if (category && readDraft()?.asked !== asked()) setValue('category', category)
    const stopDraft = subscribeToDrafts(showDraft)
    const stopValues = subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(values, asked(), first),
    })
    return () => {
      stopDraft()
      stopValues()
    }
  }, [category, getValues, reset, router, setValue, subscribe])

  /** A text of the message. */
  const text = (name: keyof typeof MESSAGE_LIMITS) =>
    ({ ...field(name), limit: MESSAGE_LIMITS[name], required: true }) as const

  return (
    <Form ref={form} aria-labelledby={headingId} {...formProps} onSubmit={submit}>
      <h2 id={headingId}>أرسل رسالة</h2>
      <FieldGrid>
        <FormTextField {...text('name')} label="الاسم" autoComplete="name" />
        <FormTextField
          {...text('email')}
          label="البريد الإلكتروني"
          type="email"
          dir="ltr"
          autoComplete="email"
        />
        <FormSelect {...field('category')} label="نوع الاستفسار" options={CATEGORIES} />
        <FormTextField {...text('subject')} label="الموضوع" placeholder="عنوان قصير لرسالتك" />
        <div className="whole">
          <FormTextField
            {...text('message')}
            label="الرسالة"
            rows={6}
            placeholder="اكتب ما تريد قوله، ومعه رابط الخبر إن كان عن خبر بعينه"
          />
        </div>
      </FieldGrid>
      <Foot>
        <Uncertain role="status">
          {isUncertain && (
            <Notice data-conflict>
              <Icon icon={TriangleAlert} size="small" />
              <p>بدأ إرسال هذه الرسالة ولم يصل تأكيد، فربما وصلتنا.</p>
              <Choices>
                <Button size="small" onClick={() => form.current?.requestSubmit()}>
                  إرسالها مرة أخرى
                </Button>
              </Choices>
            </Notice>
          )}
        </Uncertain>
        {!isUncertain && (
          <Button
            ref={button}
            type="submit"
            variant="contained"
            color="primary"
            disabled={isPending}
            startIcon={isPending ? <Spinner size="small" /> : <Icon icon={SendIcon} size="small" />}
          >
            <span>{isPending ? 'جارٍ الإرسال…' : 'إرسال الرسالة'}</span>
          </Button>
        )}
        <RequiredLegend />
      </Foot>
    </Form>
  )
}
