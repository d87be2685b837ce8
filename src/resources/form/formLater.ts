import type { InlineCreateProps } from '../../fields/record/inlineCreate'
import { withNamespaces } from '../../i18n/inUse'
import { LazyConfirm } from '../../ui/theme/confirmLater'
import { later } from '../../ui/theme/later'
import { plainLater } from '../../ui/theme/plainLater'
import { loadValidation } from './fields/resolver'
import type { GoneNoteProps } from './GoneNote'

/** Loaded with forms that search for duplicates. */
export const LazySimilarFinder = plainLater(
  async () => (await import('./alike/SimilarFinder')).SimilarFinder,
)
export const LazySimilarNote = plainLater(
  async () => (await import('./alike/SimilarNote')).SimilarNote,
)

/** Loaded after the fields of a form. */
export const LazyLeaveDialog = later(async () => (await import('./drafts/LeaveDialog')).LeaveDialog)
export const LazyTrouble = later(async () => (await import('./saving/SaveFailure')).SaveFailure)
export const LazyErrorSummary = later(async () => (await import('./ErrorSummary')).ErrorSummary)
export const LazyGoneNote = later<GoneNoteProps>(() =>
  withNamespaces(import('./GoneNote'), 'list').then(module => module.GoneNote),
)
export const LazyNewer = later(async () => (await import('./merging/Newer')).Newer)
export const LazyIncluded = later(async () => (await import('./merging/Included')).Included)
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
export const LazyFormTabs = plainLater(async () => (await import('./FormTabs')).FormTabs)
export const LazyFormSteps = later(async () => (await import('./FormSteps')).FormSteps)
export const LazyStepButtons = later(async () => (await import('./StepButtons')).StepButtons)
/** Loaded with forms that save their fields separately. */
export const LazyFieldStanding = later(
  async () => (await import('./each/FieldStanding')).FieldStanding,
)

/** Loads everything a form needs offline: validation, its messages and the leave dialog. */
export const fetchQuestions = (): Promise<unknown> =>
  Promise.all([
    loadValidation(),
    ...[LazyTrouble, LazyErrorSummary, LazyLeaveDialog, LazyConfirm].map(part => part.preload()),
  ])
