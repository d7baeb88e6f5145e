export interface Category {
  category_id: number;
  category: string;
}

/** The category that stands for all of them: a filter, never a post's own. */
export const categoryAll = "All";

/** The category of a new post. */
export const defaultCategoryId = 1;
