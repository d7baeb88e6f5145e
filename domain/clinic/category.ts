export interface Category {
  category_id: number;
  category: string;
}

/** A filter only; no post belongs to it. */
export const allCategories = "All";

/** Created on a site without the demo. */
export const initialCategory = "General";

export const defaultCategoryId = 1;
