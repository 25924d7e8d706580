import { styled } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import { IconButtonAnchor } from '@/ui/navigation/IconButton'
import { Tooltip } from '@/ui/overlay/Tooltip'
import { toast } from '@/ui/stores/toast'

// Simple outlines in the style of the other icons, not the companies' logos.
const networks: readonly { name: string; drawing: ReactNode }[] = [
  { name: 'تويتر', drawing: <path d="M4 4l16 16M20 4L4 20" /> },
  {
    name: 'فيسبوك',
    drawing: (
      <path d="M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8h1.8V2.4A19 19 0 0 0 15 2.2c-2.7 0-4.5 1.6-4.5 4.6v2.7h-3V13h3v8" />
    ),
  },
  {
    name: 'إنستغرام',
    drawing: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7h.01" />
      </>
    ),
  },
  {
    name: 'يوتيوب',
    drawing: (
      <>
        <rect x="2" y="5" width="20" height="14" rx="4" />
        <path d="M10 9l5 3-5 3z" />
      </>
    ),
  },
]

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -12 })

/** The links have no target yet: a click says so and must not scroll the page (Spec §2, D-29). */
const explain = (name: string) => (event: MouseEvent) => {
  event.preventDefault()
  toast.info(`ليس لمدار حساب على ${name} بعد.`)
}

export function SocialLinks() {
  return (
    <Row>
      {networks.map(({ name, drawing }) => (
        <li key={name}>
          <Tooltip title={`${name}: لا حساب بعد`}>
            <IconButtonAnchor
              data-icon-button="medium"
              href="#"
              aria-label={name}
              onClick={explain(name)}
            >
              <svg
                width="20"
                height="20"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
                focusable="false"
              >
                {drawing}
              </svg>
            </IconButtonAnchor>
          </Tooltip>
        </li>
      ))}
    </Row>
  )
}
