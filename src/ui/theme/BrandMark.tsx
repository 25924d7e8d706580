import { styled } from '@mui/material/styles'
import { dirOf } from '@/lib/isolated'
import { SITE_NAME } from '@/lib/pageTitle'
import { wordmark } from '@/ui/theme/wordmark'
import { colors, size as fontSize, up, weight } from './tokens'
import { VisuallyHidden } from './VisuallyHidden'

export type BrandSize = 'small' | 'medium' | 'large' | 'masthead'

const sized = (fontSize: string, mark: string) => ({
  fontSize,
  '& .mark': { inlineSize: mark, blockSize: mark, flex: 'none' },
})

// One class for all sizes: a page has two, the header's and the footer's.
const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  lineHeight: 1,
  ...sized(fontSize.t22, '1.75rem'),
  '& .name': {
    display: 'block',
    inlineSize: '1.944em',
    blockSize: '1em',
    overflow: 'visible',
    fill: 'currentColor',
  },
  '& b': { position: 'relative', fontWeight: weight.brand, transform: 'translateY(-.06em)' },
  '& .orbit': { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 },
  '& .core': { fill: 'currentColor' },
  '& .body': { fill: colors.bright },
  '&[data-size=small]': sized(fontSize.t18, '1.5rem'),
  '&[data-size=large]': sized(fontSize.t28, '2rem'),
  [up.xl]: { '&[data-size=masthead]': sized('2rem', '2.375rem') },
})

type Props = {
  /** 24, 28 or 32 px; `masthead` grows from 28 to 38 px on wide screens */
  size?: BrandSize
  /** shows «مدار» beside the mark; without it the mark is decorative and its container needs a name */
  withName?: boolean
  /** replaces «مدار» */
  name?: string
}

/** The mark: a ring, a core and one orange body. It is not mirrored in RTL. */
export function BrandMark({ size = 'medium', withName = false, name = SITE_NAME }: Props) {
  return (
    <Root data-size={size}>
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle className="core" cx="15" cy="17" r="3.5" />
        <path className="orbit" d="M20.2 5.1A13 13 0 1 0 27 11.8" />
        <circle className="body" cx="25" cy="7" r="4.5" />
      </svg>
      {withName &&
        (name === SITE_NAME ? (
          // As a path: a first visit has the letters of the brand before its font (ADR-2).
          <b dir={dirOf(name)}>
            <VisuallyHidden>{SITE_NAME}</VisuallyHidden>
            <svg className="name" viewBox="0 -433 972 500" aria-hidden="true" focusable="false">
              <path d={wordmark} />
            </svg>
          </b>
        ) : (
          <b dir={dirOf(name)}>{name}</b>
        ))}
    </Root>
  )
}
