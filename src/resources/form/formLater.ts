import type { InlineCreateProps } from '../../fields/record/inlineCreate'
import { withNamespaces } from '../../i18n/inUse'
import { LazyConfirm } from '../../ui/theme/confirmLater'
import { later } from '../../ui/theme/later'
import { plainLater } from '../../ui/theme/plainLater'
import { loadValidation } from './fields/resolver'
import type { GoneNoteProps } from './GoneNote'

/** Loaded with forms that search for duplicates. */
export const LazySimilarFinder = plainLater(() =>
  import('./alike/SimilarFinder').then(module => module.SimilarFinder),
)
export const LazySimilarNote = plainLater(() =>
  import('./alike/SimilarNote').then(module => module.SimilarNote),
)

/** Loaded after the fields of a form. */
export const LazyLeaveDialog = later(() =>
  import('./drafts/LeaveDialog').then(module => module.LeaveDialog),
)
export const LazyTrouble = later(() =>
  import('./saving/SaveFailure').then(module => module.SaveFailure),
)
export const LazyErrorSummary = later(() =>
  import('./ErrorSummary').then(module => module.ErrorSummary),
)
export const LazyGoneNote = later<GoneNoteProps>(() =>
  withNamespaces(import('./GoneNote'), 'list').then(module => module.GoneNote),
)
export const LazyNewer = later(() => import('./merging/Newer').then(module => module.Newer))
export const LazyIncluded = later(() =>
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
export const LazyFormTabs = plainLater(() => import('./FormTabs').then(module => module.FormTabs))
export const LazyFormSteps = later(() => import('./FormSteps').then(module => module.FormSteps))
export const LazyStepButtons = later(() =>
  import('./StepButtons').then(module => module.StepButtons),
)
/** Loaded with forms that save their fields separately. */
export const LazyFieldStanding = later(() =>
  import('./each/FieldStanding').then(module => module.FieldStanding),
)

/** Loads everything a form needs offline: validation, its messages and the leave dialog. */
export const fetchQuestions = (): Promise<unknown> =>
  Promise.all([
    loadValidation(),
    ...[LazyTrouble, LazyErrorSummary, LazyLeaveDialog, LazyConfirm].map(part => part.preload()),
  ])
