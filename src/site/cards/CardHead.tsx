import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import type { PictureHint } from '@/ui/pictureUrl'

type Props = PictureHint & {
  /** from 768 px up, a 40-pixel tile with this icon replaces the picture, but not that of the lead */
  icon?: LucideIcon
  /** the lead of the page: its picture is larger and loads first */
  isLead: boolean
  children: ReactNode
}

/** The header of a card: its picture and texts. Its styles are in `ui/theme/site.css`. */
export function CardHead({ icon, isLead, children, ...hint }: Props) {
  return (
    <div className={icon ? 'cardHead withTile' : 'cardHead'}>
      {icon && (
        <span className="tile">
          <Icon icon={icon} />
        </span>
      )}
      <Picture
        {...hint}
        className="picture"
        width={isLead ? 800 : 400}
        height={isLead ? 450 : 225}
        priority={isLead}
      />
      {children}
    </div>
  )
}
