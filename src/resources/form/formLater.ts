import type { InlineCreateProps } from '../../fields/record/inlineCreate'
import { withNamespaces } from '../../i18n/inUse'
import { LazyConfirm } from '../../ui/theme/confirmLater'
import { later } from '../../ui/theme/later'
import { plainLater } from '../../ui/theme/plainLater'
import type { AlikeFinderProps } from './alike/AlikeFinder'
import type { AlikeNoteProps } from './alike/AlikeNote'
import type { LeaveDialogProps } from './drafts/LeaveDialog'
import type { ErrorSummaryProps } from './ErrorSummary'
import type { FieldStandingProps } from './each/FieldStanding'
import type { FormParts } from './FormTabs'
import { loadValidation } from './fields/resolver'
import type { GoneNoteProps } from './GoneNote'
import type { IncludedProps } from './merging/Included'
import type { NewerProps } from './merging/Newer'
import type { TroubleProps } from './saving/SaveFailure'

/** Loaded with forms that search for duplicates. */
export const LazyAlikeFinder = plainLater<AlikeFinderProps>(() =>
  import('./alike/AlikeFinder').then(module => module.AlikeFinder),
)
export const LazyAlikeNote = plainLater<AlikeNoteProps>(() =>
  import('./alike/AlikeNote').then(module => module.AlikeNote),
)

/** Loaded after the fields of a form. */
export const LazyLeaveDialog = later<LeaveDialogProps>(() =>
  import('./drafts/LeaveDialog').then(module => module.LeaveDialog),
)
export const LazyTrouble = later<TroubleProps>(() =>
  import('./saving/SaveFailure').then(module => module.SaveFailure),
)
export const LazyErrorSummary = later<ErrorSummaryProps>(() =>
  import('./ErrorSummary').then(module => module.ErrorSummary),
)
export const LazyGoneNote = later<GoneNoteProps>(() =>
  withNamespaces(import('./GoneNote'), 'list').then(module => module.GoneNote),
)
export const LazyNewer = later<NewerProps>(() =>
  import('./merging/Newer').then(module => module.Newer),
)
export const LazyIncluded = later<IncludedProps>(() =>
  import('./merging/Included').then(module => module.Included),
)
export const LazyInlineCreate = later<InlineCreateProps>(() =>
  withNamespaces(
    import('./InlineCreate'),
    'form',
    'history',
    'validation',
    'columns',
    'field',
  ).then(module => module.InlineCreate),
)
export const LazyFormTabs = plainLater<FormParts>(() =>
  import('./FormTabs').then(module => module.FormTabs),
)
export const LazyFormSteps = later<FormParts>(() =>
  import('./FormSteps').then(module => module.FormSteps),
)
export const LazyStepButtons = later<FormParts>(() =>
  import('./StepButtons').then(module => module.StepButtons),
)
/** Loaded with forms that save their fields separately. */
export const LazyFieldStanding = later<FieldStandingProps>(() =>
  import('./each/FieldStanding').then(module => module.FieldStanding),
)

/** Loads everything a form needs offline: validation, its messages and the leave dialog. */
export const fetchQuestions = (): Promise<unknown> =>
  Promise.all([
    loadValidation(),
    ...[LazyTrouble, LazyErrorSummary, LazyLeaveDialog, LazyConfirm].map(part => part.preload()),
  ])
