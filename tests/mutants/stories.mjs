/** @typedef {import('./list.mjs').BrowserRow} BrowserRow */

/**
 * Mistakes that stories detect.
 * @type {BrowserRow[]}
 */
export const STORIES = [
  [
    'src/ui/fields/SearchField.tsx',
    '    event.stopPropagation()\n    clear()',
    '    event.stopPropagation()',
    /SearchField.*Escape/,
  ],
  ['src/ui/fields/SearchField.tsx', '    input.current?.focus()\n', '', /SearchField.*Escape/],
  [
    'src/ui/table/Pager.tsx',
    ['() => !idle && onPageChange(to)', '() => onPageChange(to)', /Pager.*two.pages/],
    ["to === page ? 'page' : undefined", 'undefined', /Pager.*two.pages/],
  ],
  ['src/ui/states/Answer.tsx', 'JSON.stringify(to)', 'null', /FilterBar.*Same/],
  ['src/ui/theme/tokens.ts', 'head: 1.43', 'head: 1.35', /Foundations.Type and space › Headlines/],
  [
    'src/ui/marks/controls.ts',
    ['ArrowLeft: 1,', 'ArrowLeft: -1,', /Segmented.*Arrows/],
    ['  controls[place]?.focus()\n', '', /Segmented.*Arrows/],
  ],
  ['src/ui/navigation/ExternalLink.tsx', ' (يفتح في علامة تبويب جديدة)', '', /ExternalLink.*Web/],
  ['src/ui/navigation/RouteProgress.tsx', 'جارٍ تحميل الصفحة', 'تحميل', /Navigation.*Slow/],
  [
    'src/ui/toast/ToastView.tsx',
    [
      '    if (previousFocus.current?.isConnected) previousFocus.current.focus({ preventScroll: true })\n',
      '',
      /Toast.*Closed/,
    ],
    ['role="alert"', 'role="note"', /Toast.*Success/],
    [
      "24px',\n    maxInlineSize: '26.25rem'",
      "24px',\n    maxInlineSize: '20rem'",
      /Toast.*Success/,
    ],
    ['    event.stopPropagation()\n', '', /Toast.*Escape/],
  ],
  ['src/ui/confirm/ConfirmDialog.tsx', [' autoFocus', '', /Confirm.*By.Keyboard/]],
  [
    'src/ui/confirm/ConfirmHost.tsx',
    'cancel = () => resolveConfirm(false)',
    'cancel = () => resolveConfirm(true)',
    /Confirm.*By.Keyboard/,
  ],
  [
    'src/ui/form/useAlertingForm.ts',
    ['form.setFocus(first.name as FieldPath<Input>)', 'void form', /Alerting.*first/],
    ['      if (isSending.current) return\n', '', /Alerting.*first/, 'survives'],
    ['alertText?.(failures) ?? named(first, event?.target)', 'first.message', /Alerting.*first/],
  ],
  [
    'src/ui/form/Field.tsx',
    ["...(required ? { 'aria-required': true } : {}),", '', /TextField.*Invalid/],
    ["'aria-describedby': noteId", "'aria-describedby': id", /TextField.*Invalid/],
  ],
  [
    'src/ui/form/PasswordField.tsx',
    ['setIsShown(!isShown)', 'setIsShown(true)', /PasswordField.*Shown/],
  ],
  [
    'src/ui/states/ErrorState.tsx',
    '  if (box?.contains(document.activeElement)) pageHeading()?.focus({ preventScroll: true })\n',
    '  void box\n',
    /Admin.ContactMessages . Loading/,
    'survives',
  ],
  ['src/ui/states/ErrorState.tsx', 'if (!isRetrying) onRetry()', 'onRetry()', /States.*Retrying/],
  ['src/ui/states/RouteError.tsx', ['pageHeading()?.focus()', 'void body', /Parts.RouteError/]],
  ['src/ui/navigation/links.tsx', 'exact: true', 'exact: false', /Parts.Links/],
  [
    'src/ui/navigation/IconAction.tsx',
    ['    else onClick?.(event)', '    onClick?.(event)', /IconAction.*Disabled/],
  ],
  [
    'src/ui/navigation/BottomBar.tsx',
    ['      if (isNew) uncoverFocus(bar)\n', '', /BottomBar.*Still/],
  ],
  [
    'src/ui/news/PaidBanner.tsx',
    ['{!isPromo && <PaidLabel', '{isPromo && <PaidLabel', /Paid.*Paper/],
  ],
  ['src/ui/dialog/AppDialog.tsx', '!isBusy && (', '(', /Dialog.*Busy/],
  ['src/ui/dialog/AppDialog.tsx', '(_, next) => !next.isOpen', '() => false', /Dialog.*Closing/],
  [
    'src/site/contact/ContactForm.tsx',
    ['تم إرسال رسالتك بنجاح. سنتواصل معك قريباً', 'تم إرسال رسالتك', /Public.Contact › Saved/],
    ['حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.', 'حدث خطأ', /Public.Contact › Error/],
  ],
  ['src/ui/sortable/SortableRow.tsx', '        cancelWhenReleased()\n', '', /Sortable.*Released/],
  [
    'src/site/settings/useSettingsForm.ts',
    ['تم حفظ الإعدادات بنجاح', 'حُفظت الإعدادات', /Account.Settings saving/],
    ['setFocus(awaited.current)', 'void setFocus', /Account.Settings saving/],
  ],
  ['src/site/legal/useReading.ts', '      focusOn(heading)\n', '', /Privacy.*Contents/],
  [
    'src/site/cards/Offer.tsx',
    'هذا إعلان للعرض فقط: لا اشتراك ولا صفحة وراءه.',
    'إعلان',
    /Public.(Home|Topical)/,
    'survives',
  ],
  [
    'src/admin/pageSettings/usePageCategories.ts',
    ['خطأ في حفظ البيانات: ', 'خطأ: ', /Admin.NewsSettings › Error/],
  ],
  [
    'src/admin/editableList/SaveBar.tsx',
    ['تم حفظ التغييرات بنجاح', 'حُفظت التغييرات', /Admin.NewsSettings › Saved/],
  ],
  [
    'src/admin/views/ViewsDialog.tsx',
    ['isPinned: !view.isPinned', 'isPinned: view.isPinned', /Saved views.*Saving/],
  ],
  [
    'src/admin/contactMessages/MessageBulk.tsx',
    ['run(state.action, state.failed)', 'run(state.action)', /ContactMessages selection › Tried/],
    [
      '          await untilIdle(client, message.id)\n',
      '          void untilIdle\n',
      /ContactMessages selection › Loading/,
    ],
  ],
  [
    'src/admin/users/UserDialog.tsx',
    'onEdit(edited, changed)',
    'onEdit(edited, values)',
    /Users.Sheet › Edit/,
  ],
  [
    'src/admin/desk/Palette.tsx',
    'onPointerMove={() => highlight(item)}',
    'onPointerMove={({ currentTarget }) => (highlight(item), currentTarget.scrollIntoView())}',
    /Admin.Desk . Normal:.Palette/,
  ],
  ['src/ui/overlay/useTooltipTiming.ts', 'if (isHeld.current) drop(event)', '', /Tooltip.*Touch/],
  ['src/ui/overlay/useTooltipTiming.ts', 'OPEN_DELAY = 700', 'OPEN_DELAY = 500', /Tooltip.*After/],
  ['src/ui/overlay/useTooltipTiming.ts', 'openTooltips.count > 0 || ', '', /Tooltip.*After/],
  ['src/ui/overlay/useTooltipTiming.ts', 'SKIP_DELAY = 300', 'SKIP_DELAY = 3000', /Tooltip.*After/],
  ['src/ui/form/TextField.tsx', '...(isCode && AS_TYPED),', '', /TextField.*With.Hint/],
  ['src/ui/overlay/useSwipe.ts', 'onTouchCancel: giveUp,', '', /Toast.*Swipe/],
  ['src/site/account/AvatarField.tsx', '(isPicture || !isBeside)', '!isBeside', /Settings avatar/],
  // Spec §4, §8
  [
    'src/admin/contactMessages/MessageDialogActions.tsx',
    'buttons.set(action, button)}\n            disabled={busy !== null}',
    'buttons.set(action, button)}',
    /Message detail.*Saving/,
  ],
  [
    'src/admin/contactMessages/MessageList.tsx',
    ['لم يتم استلام أي رسائل بعد', 'لا رسائل بعد', /Admin.ContactMessages . Empty/],
  ],
  [
    'src/site/auth/accountSteps.tsx',
    ['يمكنك تخصيص اهتماماتك لاحقًا', 'يمكنك تخصيصها', /Sign-in dialog . Preferences/],
  ],
]
