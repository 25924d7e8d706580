import { hasPins } from '@mocks/demo/pins/hasPins'
import { lazyWithPreload } from '@/ui/lazyWithPreload'
import type { Props } from './OpenPinsLink'

const Link = lazyWithPreload(() =>
  import('./OpenPinsLink').then(({ OpenPinsLink }) => OpenPinsLink),
)

/** The open pins of a row or a card; without any in this browser nothing of them is loaded. */
export const OpenPins = (props: Props) => <Link isRequested={hasPins()} {...props} />
