import { viewNamespaces } from '../../i18n/firstNamespaces'
import { LazyConfirm } from '../../ui/theme/confirmLater'
import { later } from '../../ui/theme/later'
import { plainLater, quiet } from '../../ui/theme/plainLater'
import { loadValidation } from './fields/resolver'

/** Loaded with forms that search for duplicates. */
export const LazySimilarFinder = quiet(
  plainLater(() => import('./alike/SimilarNote'), 'SimilarFinder'),
)
export const LazySimilarNote = quiet(plainLater(() => import('./alike/SimilarNote'), 'SimilarNote'))

/** Loaded after the fields of a form. */
export const LazyLeaveDialog = quiet(later(() => import('./drafts/LeaveDialog'), 'LeaveDialog'))
export const LazyTrouble = quiet(later(() => import('./saving/SaveFailure'), 'SaveFailure'))
export const LazyErrorSummary = quiet(later(() => import('./ErrorSummary'), 'ErrorSummary'))
export const LazyGoneNote = quiet(later(() => import('./GoneNote'), 'GoneNote', 'list'))
export const LazyNewer = quiet(later(() => import('./merging/Newer'), 'Newer'))
export const LazyIncluded = quiet(later(() => import('./merging/Newer'), 'Included'))
export const LazyInlineCreate = later(
  () => import('./InlineCreate'),
  'InlineCreate',
  ...viewNamespaces.edit,
)
export const LazyFormTabs = plainLater(() => import('./FormTabs'), 'FormTabs')
export const LazyFormSteps = quiet(later(() => import('./FormSteps'), 'FormSteps'))
export const LazyStepButtons = quiet(later(() => import('./FormSteps'), 'StepButtons'))
/** Loaded with forms that save their fields separately. */
export const LazyFieldStanding = later(() => import('./each/FieldStanding'), 'FieldStanding')

/** Loads everything a form needs offline: validation, its messages and the leave dialog. */
export const fetchQuestions = (): Promise<unknown> =>
  Promise.all([
    loadValidation(),
    ...[LazyTrouble, LazyErrorSummary, LazyLeaveDialog, LazyConfirm].map(part => part.preload()),
  ])
