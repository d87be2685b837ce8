import { LazyConfirm } from '../../ui/theme/confirmLater'
import { later } from '../../ui/theme/later'
import { plainLater } from '../../ui/theme/plainLater'
import { loadValidation } from './fields/resolver'

/** Loaded with forms that search for duplicates. */
export const LazySimilarFinder = plainLater(() => import('./alike/SimilarFinder'), 'SimilarFinder')
export const LazySimilarNote = plainLater(() => import('./alike/SimilarNote'), 'SimilarNote')

/** Loaded after the fields of a form. */
export const LazyLeaveDialog = later(() => import('./drafts/LeaveDialog'), 'LeaveDialog')
export const LazyTrouble = later(() => import('./saving/SaveFailure'), 'SaveFailure')
export const LazyErrorSummary = later(() => import('./ErrorSummary'), 'ErrorSummary')
export const LazyGoneNote = later(() => import('./GoneNote'), 'GoneNote', 'list')
export const LazyNewer = later(() => import('./merging/Newer'), 'Newer')
export const LazyIncluded = later(() => import('./merging/Included'), 'Included')
export const LazyInlineCreate = later(
  () => import('./InlineCreate'),
  'InlineCreate',
  'form',
  'history',
  'validation',
  'columns',
  'field',
)
export const LazyFormTabs = plainLater(() => import('./FormTabs'), 'FormTabs')
export const LazyFormSteps = later(() => import('./FormSteps'), 'FormSteps')
export const LazyStepButtons = later(() => import('./StepButtons'), 'StepButtons')
/** Loaded with forms that save their fields separately. */
export const LazyFieldStanding = later(() => import('./each/FieldStanding'), 'FieldStanding')

/** Loads everything a form needs offline: validation, its messages and the leave dialog. */
export const fetchQuestions = (): Promise<unknown> =>
  Promise.all([
    loadValidation(),
    ...[LazyTrouble, LazyErrorSummary, LazyLeaveDialog, LazyConfirm].map(part => part.preload()),
  ])
