import type { Pin, Where } from '@mocks/demo/pins/pin'
import { browserPins } from '@mocks/demo/pins/pinStore'
import { screenOf } from '@mocks/demo/pins/screenOf'
import { whereOfScreen } from '@mocks/demo/pins/where'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isEqual } from '@/lib/isEqual'
import { today } from '@/lib/localDay'
import { saveFile } from '@/lib/saveFile'
import { toast } from '@/ui/toast/toast'
import { PinLayer } from './PinLayer'
import { PinsTab } from './PinsTab'
import { pinsRequest } from './pinsRequest'
import type { PinTools } from './pinView'

/** The markers of the demo, over the screen that its router shows. */
export const DemoPinLayer = ({ router }: { router: AnyRouter }) => (
  <PinLayer {...useDemoTools(router)} />
)

type PartProps = { router: AnyRouter; onLeave: (() => void) | undefined }

/** The list of pins in the demo panel. */
export function PinsPart({ router, onLeave }: PartProps) {
  useEffect(() => pinsRequest.set(true), [])
  return <PinsTab {...useDemoTools(router)} onLeave={onLeave} />
}

function useDemoTools(router: AnyRouter): PinTools {
  const [here, setHere] = useState(() => whereOfScreen(router))
  useEffect(
    () =>
      router.subscribe('onRendered', () => {
        const next = whereOfScreen(router)
        setHere((last) => (isEqual(last, next) ? last : next))
      }),
    [router],
  )
  return { book: browserPins(), here, opener: (where) => openerOf(router, where), isGone, report }
}

const isGone = (where: Where) => !where.story && !screenOf(where)

/** Storybook is beside the built demo; the dev server has none. */
function openerOf(router: AnyRouter, { story, address }: Where): (() => void) | null {
  if (story) {
    if (!import.meta.env.VITE_BUILD) return null
    const path = `${import.meta.env.BASE_URL}storybook/?path=/story/${story}&globals=pins:shown`
    return () => location.assign(path)
  }
  const [to = '', query] = (address ?? '/').split('?')
  const search = Object.fromEntries(new URLSearchParams(query)) as never
  return () => void router.navigate({ to, search })
}

async function report(pin: Pin): Promise<void> {
  const { makeReport } = await import('@mocks/demo/session/makeReport')
  saveFile(`madar-report-${today()}.html`, await makeReport(pin), 'text/html')
  toast.success('نُزّل التقرير ملفًا واحدًا، ولم يُرسل إلى أحد.')
}
