import type { Supplier } from "./supplier.model";

/** A supplier as the directory shows it. */
export type SupplierRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly bookingCount: number;
  /** For example "Nice, France"; null if neither city nor country is known. */
  readonly location: string | null;
  readonly createdAt: string;
  readonly isVerified: boolean;
  readonly isActive: boolean;
};

export function supplierRow(supplier: Supplier): SupplierRow {
  const { city, country } = supplier.address;
  return {
    id: supplier.id,
    name: supplier.name,
    email: supplier.email,
    phoneNumber: supplier.phoneNumber,
    bookingCount: supplier.bookingCount,
    location: [city, country].filter(Boolean).join(", ") || null,
    createdAt: supplier.createdAt.toISOString(),
    isVerified: supplier.isVerified,
    isActive: supplier.deactivatedAt === null,
  };
}
