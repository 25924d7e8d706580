import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { counted, plural } from '@/lib/arabic'
import { colors, size } from '@/ui/theme/tokens'
import { verifyCodeSchema } from './authSchemas'
import { CodeField } from './CodeField'
import { DemoNote, SpacedRow, StepForm, SubmitButton, TextAction } from './stepParts'
import { useStepForm } from './useStepForm'

const Small = styled('p')({ color: colors.muted, fontSize: size.t13, lineHeight: 1.6 })

/** In seconds. */
const COOLDOWN = 30

const SECONDS = counted('ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية')

type Code = z.infer<typeof verifyCodeSchema>

type Props = {
  /** how often a code was sent: each time restarts the cool-down */
  codesSent: number
  onSubmit: () => void
  onResend: () => void
  onChangeEmail: () => void
}

/** The verification step (Spec §4, §5): the code, a button that sends it again after a cool-down, «change email». */
export function VerifyCodeStep({ onSubmit, ...props }: Props) {
  const { control, formProps } = useStepForm<Code, Code>({
    schema: verifyCodeSchema,
    defaultValues: { verificationCode: '' },
    onSubmit,
  })
  return (
    <StepForm {...formProps}>
      <CodeField control={control} name="verificationCode" />
      <SubmitButton>تأكيد الرمز</SubmitButton>
      <Resend {...props} />
      <DemoNote>نسخة تجريبية: لا يُرسل بريد، ويكفي أي رمز.</DemoNote>
    </StepForm>
  )
}

/** Renders each second, and the field of the code not with it. */
function Resend({ codesSent, onResend, onChangeEmail }: Omit<Props, 'onSubmit'>) {
  const secondsLeft = useCooldown(codesSent)
  const isCooling = secondsLeft > 0
  return (
    <div>
      <SpacedRow>
        {/* Not `disabled`, so that the button keeps the focus during the cool-down. */}
        <TextAction
          {...(isCooling && { 'aria-disabled': true })}
          onClick={() => {
            if (!isCooling) onResend()
          }}
        >
          إعادة إرسال الرمز
        </TextAction>
        <TextAction onClick={onChangeEmail}>تغيير البريد</TextAction>
      </SpacedRow>
      {isCooling && <Small>{`يمكنك طلب رمز آخر بعد ${plural(secondsLeft, SECONDS)}.`}</Small>}
      {/* The countdown itself is not announced, only that a code was requested and that
            another can be requested. */}
      <Small role="status">
        {!isCooling && <span>يمكنك الآن طلب رمز آخر.</span>}
        {isCooling && codesSent > 1 && <span>سُجّل طلبك رمزًا جديدًا.</span>}
      </Small>
    </div>
  )
}

/**
 * Counts down to 0 in whole seconds, and restarts whenever `round` changes. Based on the clock, so that it is correct
 * after the tab was suspended.
 */
function useCooldown(round: number): number {
  const [count, setCount] = useState({ round, remaining: COOLDOWN })

  useEffect(() => {
    const endsAt = performance.now() + COOLDOWN * 1000
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
      setCount({ round, remaining })
      if (remaining === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [round])

  // A new round starts at the full time, not at the value of the last round.
  return count.round === round ? count.remaining : COOLDOWN
}
