import type { ThemeSetting } from '@/ui/theme/ThemeSetting'
import { dark, light } from '@/ui/theme/tokens'

/** A miniature page in the colours of the scheme, whatever the current scheme is; half of each for «system». */
export function ThemePreview({ setting }: { setting: ThemeSetting }) {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true">
      <Page scheme={setting === 'dark' ? dark : light} />
      {setting === 'system' && (
        // A nested svg clips its content: the left half is dark.
        <svg width="60" height="80" aria-hidden="true">
          <Page scheme={dark} />
        </svg>
      )}
    </svg>
  )
}

function Page({ scheme }: { scheme: typeof dark }) {
  return (
    <>
      <rect width="120" height="80" fill={scheme.ground} />
      <g fill={scheme === dark ? scheme.sunken : scheme.paper}>
        <rect x="10" y="10" width="100" height="12" rx="3" />
        <rect x="62" y="28" width="48" height="42" rx="4" />
        <rect x="10" y="28" width="46" height="42" rx="4" />
      </g>
      <circle cx="102" cy="16" r="3" fill={scheme.bright} />
      <g fill={scheme.ink}>
        <rect x="70" y="36" width="34" height="4" rx="2" />
        <rect x="18" y="36" width="30" height="4" rx="2" />
      </g>
      <g fill={scheme.lineStrong}>
        <rect x="80" y="46" width="24" height="3" rx="1.5" />
        <rect x="26" y="46" width="22" height="3" rx="1.5" />
      </g>
    </>
  )
}
