import { styled } from '@mui/material/styles'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCalendarDay } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Duration } from '@/ui/news/Duration'
import { Picture } from '@/ui/news/Picture'
import { Icon } from '@/ui/theme/icons'
import { inlineRow } from '@/ui/theme/surface'
import { colors, up } from '@/ui/theme/tokens'

const Frame = styled('div')({
  position: 'relative',
  inlineSize: '6rem',
  '& > .picture': { border: `1px solid ${colors.line}` },
  [up.md]: { inlineSize: '9rem' },
})

const Verified = styled('span')({ ...inlineRow, gap: 4, color: colors.info })

export function Thumbnail({ address, duration }: { address: string; duration: string }) {
  return (
    <Frame>
      <Picture
        className="picture"
        topic="video"
        width={480}
        height={270}
        ratio="16/9"
        {...(address && { src: address })}
      />
      {duration && <Duration text={duration} />}
    </Frame>
  )
}

/** «20 نوفمبر 2026», or null while the date is incomplete. */
export const day = (text: string): ReactNode =>
  Number.isNaN(Date.parse(text)) ? null : (
    <time dateTime={text}>{nbspAfterNumbers(formatCalendarDay(text.slice(0, 10)))}</time>
  )

/** An account's handle with @, left to right. */
export const at = (handle: string): ReactNode => handle && <bdi dir="ltr">{`@${handle}`}</bdi>

/** The icon of a verified account, with a text. */
export function VerifiedWord() {
  return (
    <Verified>
      <Icon icon={BadgeCheck} size="tiny" />
      موثّق
    </Verified>
  )
}
