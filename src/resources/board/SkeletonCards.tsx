/** Where cards will stand. */
export const SkeletonCards = () => (
  <>
    <span className="b-skeleton" />
    <span className="b-skeleton" />
  </>
)
