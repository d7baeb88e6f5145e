export interface Category {
  category_id: number;
  category: string;
}

/** The category that stands for all of them: a filter, never a post's own. */
export const categoryAll = "All";

/** The category that a site begins with where there is no demo. */
export const firstCategory = "General";

/** The category of a new post. */
export const defaultCategoryId = 1;
