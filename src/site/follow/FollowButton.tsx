import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Check, Plus } from 'lucide-react'
import { isolated } from '@/lib/isolated'
import { type Follow, isFollowed, savedFollows, toggleFollow } from '@/saved/follows'
import { waitsFor } from '@/ui/states/useSaved'
import { toastChange } from '@/ui/stores/notStored'
import { useStore } from '@/ui/stores/useStore'
import { Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { colors } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Root = styled(Button)({
  flex: 'none',
  // The same width in both states, so that nothing beside it moves.
  minInlineSize: '5.5rem',
  '& .MuiButton-startIcon': { marginInlineEnd: 4 },
  '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
    background: colors.brandSoft,
    borderColor: 'transparent',
    color: colors.onBrandSoft,
  },
})

type Props = {
  follow: Follow
  /** what is followed, in a sentence: «أخبار الرياضة» */
  name: string
}

/**
 * A toggle button that follows, or subscribes to a channel (Spec §2). Its state shows in its text, its icon (plus or
 * tick) and `aria-pressed`; a toast says where the news of it are.
 */
export function FollowButton({ follow, name }: Props) {
  const isOn = isFollowed(useStore(savedFollows), follow)
  const { off, on, of, toOn, toOff } = follow.kind === 'channel' ? SUBSCRIBE : FOLLOW

  function toggle() {
    const text = isOn
      ? `${toOff} ${isolated(name)}.`
      : `${toOn} ${isolated(name)}، وتجد الجديد في لوحتك.`
    toastChange(text, toggleFollow(follow))
  }

  return (
    <Root
      size="small"
      {...waitsFor('follows')}
      aria-pressed={isOn}
      onClick={toggle}
      startIcon={<Icon icon={isOn ? Check : Plus} size="small" />}
    >
      <span>{isOn ? on : off}</span>
      <VisuallyHidden>{inHtml(` ${of}${isolated(name)}`)}</VisuallyHidden>
    </Root>
  )
}

const FOLLOW = { off: 'متابعة', on: 'متابَع', of: '', toOn: 'تتابع الآن', toOff: 'أُلغيت متابعة' }
const SUBSCRIBE = {
  off: 'اشترك',
  on: 'مشترك',
  of: 'في ',
  toOn: 'اشتركت في',
  toOff: 'أُلغي اشتراكك في',
}
