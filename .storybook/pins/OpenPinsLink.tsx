import { PINS } from '@mocks/demo/panel/pins/pinView'
import type { Where } from '@mocks/demo/pins/pin'
import { browserPins } from '@mocks/demo/pins/pinStore'
import { styled } from '@mui/material/styles'
import { plural } from '@/lib/arabic'
import { size, weight } from '@/ui/theme/tokens'
import { useStore } from '@/ui/useStore'
import { entryAddress } from '../entryAddress'

const Link = styled('a')(({ theme }) => ({
  display: 'block',
  inlineSize: 'fit-content',
  fontSize: size.t13,
  fontWeight: weight.label,
  color: theme.vars.palette.tokens.brand,
}))

export type Props = {
  /** the story that the link opens, with its pins */
  story: string
  /** says which pins are counted; by default those of the story */
  isCounted?: (where: Where) => boolean
  label?: string
}

/** How many pins are open here, as a link to them; nothing without any. */
export function OpenPinsLink({
  story,
  isCounted = (where) => where.story === story,
  label = 'ملاحظات مفتوحة',
}: Props) {
  const { pins } = useStore(browserPins())
  const open = pins.filter(({ isResolved, place }) => !isResolved && isCounted(place.where))
  if (open.length === 0) return null
  return (
    <Link href={entryAddress(`story/${story}`, { pins: 'shown' })} target="_top">
      {label}: {plural(open.length, PINS)}
    </Link>
  )
}
