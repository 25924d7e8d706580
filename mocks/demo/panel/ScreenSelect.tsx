import { addressOf } from '@mocks/demo/session/prepareTab'
import { situationPath, situations } from '@mocks/demo/situations'
import { type AnyRouter, useRouterState } from '@tanstack/react-router'
import { type Screen, screenAreas, screens } from '@/screens'
import { JumpSelect } from './JumpSelect'

type Props = { router: AnyRouter; onJump: (() => void) | undefined }

/** Opens any screen of Spec §2. */
export function ScreenSelect({ router, onJump }: Props) {
  const here = useRouterState({
    router,
    select: ({ location }) => decode(location.pathname + location.searchStr),
  })
  const go = (path: string) => {
    const [to = '', query] = path.split('?')
    void router.navigate({ to, search: Object.fromEntries(new URLSearchParams(query)) as never })
    onJump?.()
  }
  const current = screens.find(({ path }) => path === here)?.path ?? ''
  return (
    <JumpSelect label="انتقل إلى شاشة" placeholder="اختر شاشة" value={current} onGo={go}>
      {Object.entries(screenAreas).map(([area, name]) => (
        <optgroup key={area} label={name}>
          {screens.filter((screen) => screen.area === area).map(option)}
        </optgroup>
      ))}
    </JumpSelect>
  )
}

/** Opens a prepared situation in this tab: the page is loaded again with all that it sets. */
export function SituationSelect() {
  const go = (path: string) => location.assign(addressOf(path))
  return (
    <JumpSelect label="افتح موقفًا جاهزًا" placeholder="اختر موقفًا" value="" onGo={go}>
      {situations.map((situation) => (
        <option key={situation.title} value={situationPath(situation)}>
          {situation.title}
        </option>
      ))}
    </JumpSelect>
  )
}

const option = ({ path, title }: Screen) => (
  <option key={path} value={path}>
    {title}
  </option>
)

/** Decodes percent-encoded Arabic; returns an invalid address unchanged. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
